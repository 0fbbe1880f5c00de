import { hash } from 'node:crypto';

/** The look of all pages: one column that fits 320 px, by the reader's colours, readable at every size of text. */
export const styles = `
:root {
  color-scheme: light dark;
  --ground: #f3f4f7; --card: #fff; --text: #171b26; --quiet: #545c6e; --line: #d5d9e2; --field: #fff; --edge: #7d8699;
  --accent: #2348c7; --accent-hover: #1b399f; --on-accent: #fff; --tint: #eef2ff; --tint-line: #b9c7f7;
  --alert: #a11622; --alert-ground: #fdf0f0; --alert-line: #e5a9ad; --notice: #6b4700; --notice-ground: #fff7e3; --notice-line: #e6cf93;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10131a; --card: #1a1f2a; --text: #edf0f6; --quiet: #a8b0c1; --line: #343b4a; --field: #131720; --edge: #7a849a;
    --accent: #8aa5ff; --accent-hover: #a9bdff; --on-accent: #0c1330; --tint: #1e2740; --tint-line: #41559a;
    --alert: #ff9a9f; --alert-ground: #321a1e; --alert-line: #7a3a41; --notice: #f3d38a; --notice-ground: #2c2514; --notice-line: #66552a;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--text); }
.top { padding: 1.5rem 1rem 0; text-align: center; font-weight: 600; }
.mark { display: inline-block; width: 1.5rem; height: 1.5rem; margin-right: .5rem; vertical-align: -.35rem; color: var(--accent); }
main { width: 100%; max-width: 29rem; margin: 1.25rem auto 0; padding: 0 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .875rem; padding: 1.75rem; box-shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 8px 24px rgb(0 0 0 / 5%); }
.foot { margin: auto auto 0; padding: 1.5rem 1rem; color: var(--quiet); font-size: .875rem; text-align: center; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; overflow-wrap: anywhere; text-wrap: balance; }
h2, legend { margin: 0; padding: 0; font-size: 1rem; font-weight: 600; line-height: 1.4; }
p { margin: .5rem 0 0; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.small { font-size: .875rem; }
.card > .small:last-child { margin-top: 1rem; }
a { color: var(--accent); text-underline-offset: .15em; }
label.name { display: block; margin-top: 1.25rem; font-weight: 600; }
input[type=email], input[type=password], input[type=text], select {
  display: block; width: 100%; min-height: 2.875rem; margin-top: .375rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--field); border: 1px solid var(--edge); border-radius: .5rem;
}
.hint { margin-top: .125rem; }
[hidden] { display: none !important; }
input[aria-invalid=true], select[aria-invalid=true] { border-color: var(--alert); box-shadow: inset 0 0 0 1px var(--alert); }
.fault { margin-top: .375rem; color: var(--alert); font-size: .875rem; font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { display: block; width: 100%; min-height: 2.875rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border-radius: .5rem; cursor: pointer; }
.primary { margin-top: 1.5rem; color: var(--on-accent); background: var(--accent); border: 1px solid transparent; }
.primary:hover { background: var(--accent-hover); }
.secondary { margin-top: .75rem; color: inherit; background: transparent; border: 1px solid var(--edge); }
.secondary:hover { background: var(--ground); }
.link { display: inline; width: auto; min-height: 1.5rem; padding: 0; color: var(--accent); background: none; border: 0; font-weight: 600; text-decoration: underline; text-underline-offset: .15em; }
.alert, .notice { margin: 1.25rem 0 0; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid; }
.alert { color: var(--alert); background: var(--alert-ground); border-color: var(--alert-line); }
.alert h2 { color: inherit; }
.alert a { color: inherit; font-weight: 600; }
.alert ul { margin: .25rem 0 0; padding-left: 1.25rem; }
.notice { color: var(--notice); background: var(--notice-ground); border-color: var(--notice-line); font-size: .875rem; }
.notice p:first-child, .alert p:first-child { margin-top: 0; }
dl.facts { margin: 1.25rem 0 0; border: 1px solid var(--line); border-radius: .625rem; }
dl.facts > div { display: flex; gap: .25rem 1rem; flex-wrap: wrap; justify-content: space-between; padding: .625rem 1rem; }
dl.facts > div + div { border-top: 1px solid var(--line); }
dl.facts dt { color: var(--quiet); }
dl.facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.who { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; justify-content: space-between; margin-top: 1.25rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
.who p { margin: 0; }
fieldset { margin: 1.25rem 0 0; padding: 0; border: 0; min-width: 0; }
.choice { margin-top: .625rem; border: 1px solid var(--line); border-radius: .625rem; }
.choice:has(:checked) { background: var(--tint); border-color: var(--tint-line); }
.choice label { display: flex; gap: .75rem; padding: .75rem 1rem; cursor: pointer; min-height: 2.75rem; }
.choice input { flex: none; width: 1.125rem; height: 1.125rem; margin: .1875rem 0 0; accent-color: var(--accent); }
.choice strong { display: block; overflow-wrap: anywhere; }
.choice details { margin: 0 1rem .75rem 2.875rem; font-size: .875rem; }
summary { color: var(--accent); font-weight: 600; cursor: pointer; min-height: 1.5rem; }
.permissions { margin: .5rem 0 0; padding: 0; list-style: none; }
.permissions li { padding: .25rem 0; }
.permissions b { font-weight: 600; }
.promises { margin: 1.25rem 0 0; padding-left: 1.25rem; color: var(--quiet); font-size: .875rem; }
.promises li + li { margin-top: .25rem; }
@media (max-width: 24rem) { .card { padding: 1.25rem; } h1 { font-size: 1.375rem; } .choice details { margin-left: 1rem; } }
@media (prefers-contrast: more) { :root { --line: var(--edge); --quiet: var(--text); } }
`;

/** By which the pages' policy knows the styles. */
export const stylesHash = `'sha256-${hash('sha256', styles, 'base64')}'`;
