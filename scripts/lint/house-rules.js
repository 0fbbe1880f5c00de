// Rules of this house for Oxlint, as selectors of the syntax tree.

const restrict = (restrictions) => ({
  create: (context) =>
    Object.fromEntries(
      restrictions.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
});

/**
 * Who imports whom is held by .dependency-cruiser.mjs. Nothing registers itself when it is imported: what the service is made of
 * stands in src/compose.ts, complete by type, whatever else is imported.
 */
const noRegistration = restrict(
  [
    'Program > ImportDeclaration[specifiers.length=0]',
    'Program > ExpressionStatement > CallExpression > Identifier.callee',
    'Program > ExpressionStatement > AwaitExpression',
    'Program > ExpressionStatement > CallExpression > MemberExpression.callee[property.name=/^(add|on|push|register|use)/]',
    'CallExpression > Identifier.callee[name=/^register[A-Z]/]',
  ].map((selector) => ({
    selector,
    message: 'Modules do nothing when they are imported: list the part in src/compose.ts.',
  })),
);

const sqlTime = /(^|[^.\w])now\(\)|current_timestamp/.source;

/** One clock, which tests and the demo can move (src/platform/clock): `ctx.now`, `db.clock.now()`, and `app.now()` in SQL. */
const oneClock = restrict([
  ...[
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  ].map((selector) => ({ selector, message: 'Take the time from ctx.now or db.clock.now().' })),
  {
    selector: `:matches(TemplateElement[value.raw=/${sqlTime}/], Literal[value=/${sqlTime}/])`,
    message: 'Take the time as a parameter from ctx.now, or write app.now().',
  },
]);

export default {
  meta: { name: 'house' },
  rules: { 'no-registration': noRegistration, 'one-clock': oneClock },
};
