import { describe, expect, it } from 'vitest';
import { safeHtml, textOfHtml } from '#src/platform/people-html.ts';

describe('HTML of people', () => {
  it.each([
    ['<p>Dana<script>alert(1)</script></p>', '<p>Dana</p>'],
    ['<p onclick="x()">Dana</p>', '<p>Dana</p>'],
    [
      '<style>p { color: red }</style><link rel="stylesheet" href="https://x.example/a.css"><p>Dana</p>',
      '<p>Dana</p>',
    ],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<img src="data:image/svg+xml;base64,AA" alt="Logo">', '<img alt="Logo" />'],
    ['<img src="//x.example/p.png">', '<img />'],
    ['<img src="https://x.example/p.png" width="20">', '<img src="https://x.example/p.png" width="20" />'],
    [
      '<span style="color: #2f6fed; background: url(https://x.example); position: fixed; font-size: 12px">x</span>',
      '<span style="color:#2f6fed;font-size:12px">x</span>',
    ],
    [
      '<iframe src="https://x.example"></iframe><form action="/x"><input name="a"></form><b>bold',
      '<b>bold</b>',
    ],
    ['<svg><script>1</script></svg><math><mi>x</mi></math>', 'x'],
  ])('%s keeps what is safe', (given, safe) => {
    expect(safeHtml(given)).toBe(safe);
    expect(safeHtml(safe)).toBe(safe);
  });

  it('has a text with its lines and the addresses of its links', () => {
    const html =
      '<p>Dana Reyes<br>Northlight</p><p><a href="https://northlight.example">our site</a> <img src="cid:logo" alt="Logo"></p><ul><li>one</li></ul>';
    expect(textOfHtml(html)).toBe(
      'Dana Reyes\nNorthlight\nour site (https://northlight.example) Logo\n * one',
    );
  });

  it('is made safe however deep it nests', () => {
    const deep = safeHtml('<b>'.repeat(6_000) + 'x');
    expect(deep.length).toBeLessThan(1_000);
    expect(textOfHtml(deep)).toBe('x');
  });
});
