// The groups in which an editor shows icons. Lucide publishes search words, not groups, so they follow from the words.

/** Category -> words of names and search words that speak for it. */
const signs: Readonly<Record<string, string>> = {
  arrows:
    'arrow arrows chevron chevrons corner move redo undo rotate refresh direction trending expand forward repeat shuffle fold',
  charts: 'chart axis graph statistics analytics diagram gantt kanban gauge tally trend',
  communication:
    'mail message messages inbox send reply bell phone email chat conversation contact megaphone at voicemail speech podcast rss signature',
  design:
    'brush paintbrush paint palette pen pencil pipette crop ruler ratio frame spline vector eraser scissors blend contrast draw layers lasso bezier',
  development:
    'code git bug terminal braces brackets database server binary regex variable webhook api coding repository container cpu circuit',
  devices:
    'monitor laptop smartphone tablet keyboard mouse printer battery bluetooth wifi plug hard usb device screen tv router watch speaker projector cable wireless',
  files:
    'file files folder folders archive save book notebook document directory paperclip library newspaper scroll sticky',
  food: 'food coffee apple beef beer cake candy carrot cherry cookie croissant cup drink egg fish fruit ham ice meal milk pizza restaurant salad sandwich soup utensils wheat wine beverage',
  health:
    'health heart medical hospital pill stethoscope syringe ambulance bandage bone brain dna medicine tooth activity',
  home: 'house home bed sofa armchair lamp bath shower door toilet furniture fan refrigerator microwave',
  layout:
    'layout panel panels columns rows grid table align sidebar menu gallery app window between distribute justify flex',
  media:
    'music audio video camera film image play pause volume mic headphones disc radio photo clapperboard sound movie album guitar',
  money:
    'money banknote coins credit wallet receipt currency dollar euro payment finance bank pound bitcoin price piggy invoice percent',
  nature:
    'tree flower leaf plant animal bird cat dog rabbit snail squirrel turtle mountain bug nature forest shrub sprout paw rat worm',
  people:
    'user users person people contact face baby hand accessibility smile frown emotion crowd handshake footprints',
  places:
    'map location globe building school church hotel factory landmark store warehouse castle compass tent navigation pin waypoint earth',
  play: 'game gamepad dice chess puzzle trophy medal toy ball volleyball dumbbell joystick sword swords swim sport party ferris',
  science:
    'atom flask microscope telescope test beaker magnet orbit satellite rocket radiation physics chemistry zodiac star',
  security: 'shield lock key password fingerprint security eye safety siren cctv scan ban',
  shapes:
    'circle square triangle hexagon octagon pentagon diamond rectangle shape cube cylinder cone pyramid torus geometry',
  shopping:
    'shopping cart basket bag gift tag package store shirt gem ticket badge discount barcode sale voucher',
  text: 'text type heading bold italic underline list quote pilcrow letter spell font typography case whole space subscript superscript baseline languages',
  time: 'clock calendar alarm timer hourglass history time date watch reminder',
  tools:
    'hammer wrench drill axe shovel pickaxe tool cog settings construction bolt screwdriver saw nut broom scale anvil',
  transport:
    'car bus truck plane train ship bike vehicle fuel traffic route sailboat tractor van cable forklift motorbike parking helicopter',
  weather:
    'weather sun moon cloud rain snow wind umbrella thermometer droplet rainbow tornado snowflake haze',
  work: 'briefcase task todo checklist presentation graduation office clipboard target workflow project goal stamp',
};

/** Parts of names that vary an icon, and never say what it shows. */
const variants = new Set(
  '1 2 3 4 alert bottom check closed dashed dot down end horizontal left minus off open plus question right round start top up vertical x'.split(
    ' ',
  ),
);

/** Frames around other icons: they speak only for an icon that shows nothing else. */
const frames = new Set(['circle', 'square', 'octagon', 'badge', 'scan']);

/** How much more a name says than a search word; the first part of a name says most. */
const weights = { first: 6, part: 4, frame: 1, word: 1 };

/** The category that most words speak for; the first in the alphabet of several, `symbols` without any. */
export function categoryOf(name: string, words: readonly string[]): string {
  const parts = name.split('-').filter((part) => !variants.has(part));
  const shown = parts.filter((part) => !frames.has(part));
  const scoreOf = (category: string): number => {
    const known = new Set(signs[category]!.split(' '));
    const ofParts = parts.map((part) => {
      if (!known.has(part)) return 0;
      if (frames.has(part)) return weights.frame;
      return part === shown[0] ? weights.first : weights.part;
    });
    const ofWords = words.filter((word) => known.has(word)).length * weights.word;
    return ofParts.reduce((sum, score) => sum + score, ofWords);
  };
  let best = { category: 'symbols', score: 0 };
  for (const category of Object.keys(signs)) {
    const score = scoreOf(category);
    if (score > best.score) best = { category, score };
  }
  return best.category;
}
