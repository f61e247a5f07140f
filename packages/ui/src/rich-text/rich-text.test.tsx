import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { RichText } from './rich-text.tsx';

/** What RichText makes of HTML, its own frame aside. */
const rendered = (html: string) =>
  renderHtml(<RichText html={html} />).replace(/^<div[^>]*>(.*)<\/div>$/s, '$1');

describe('RichText keeps', () => {
  test.each([
    '<p>Um <strong>motor</strong> e <em>dois</em> mandris</p>',
    '<h2>Título</h2><h3>Menor</h3>',
    '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
    '<p>linha<br/>outra</p><hr/>',
    '<dl><dt>Peso</dt><dd>2 kg</dd></dl>',
    '<blockquote><p>citação</p></blockquote>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<p>H<sub>2</sub>O, m<sup>2</sup></p>',
  ])('%s', (html) => {
    expect(rendered(html)).toBe(html);
  });

  test('spans of cells and the first number of a list', () => {
    expect(rendered('<table><tr><td colspan="2">a</td></tr></table>')).toContain('colSpan="2"');
    expect(rendered('<ol start="3"><li>c</li></ol>')).toContain('<ol start="3">');
  });
});

describe('RichText drops', () => {
  test.each([
    ['scripts with all they hold', 'a<script>alert("<p>x</p>")</script>b', 'ab'],
    ['a script that never ends', 'a<script>alert(1)', 'a'],
    ['styles', 'a<style>p{}</style>b', 'ab'],
    ['an svg and what hides in it', 'a<svg><script>x</script><p>y</p></svg>b', 'ab'],
    ['comments, even open ones', 'a<!-- x > y -->b<!-- c', 'ab'],
    ['declarations', '<!doctype html><?xml version="1.0"?>a', 'a'],
    ['handlers', '<p onclick="x()" style="a" class="b" id="c">a</p>', '<p>a</p>'],
    ['unknown elements, keeping their words', '<center><font color=red>a</font></center>', 'a'],
    ['pictures', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['forms', '<form action=/x><input value=y><button>ir</button></form>', 'ir'],
    ['spans of no size', '<table><tr><td colspan="0x">a</td></tr></table>', rowOf('<td>a</td>')],
  ])('%s', (_, html, expected) => {
    expect(rendered(html)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://[',
    '',
  ])('the destination %j, keeping the words', (href) => {
    expect(rendered(`<a href="${href}">ver</a>`)).toBe('ver');
  });
});

describe('RichText links', () => {
  test('to the shop through the kit’s link, as a path', () => {
    expect(rendered('<a href="/produtos?text=broca#a">b</a>')).toBe(
      '<a href="/produtos?text=broca#a">b</a>',
    );
  });

  test('to other sites without vouching for them', () => {
    expect(rendered('<a href="https://x.example/y" target="_top">b</a>')).toBe(
      '<a href="https://x.example/y" rel="noopener noreferrer nofollow">b</a>',
    );
    expect(rendered('<a href="//evil.example">b</a>')).toContain('href="https://evil.example/"');
  });

  test('to e-mail and telephone', () => {
    expect(rendered('<a href="mailto:a@b.py">b</a>')).toContain('href="mailto:a@b.py"');
    expect(rendered('<a href="tel:+595 61 500">b</a>')).toContain('href="tel:+595');
  });
});

describe('RichText reads', () => {
  test.each([
    ['named and numbered characters', 'a&nbsp;&ccedil;&#227;&#x6F;&hellip;', 'a\u00A0ção…'],
    ['what is no reference as it stands', 'AT&T &foo; &', 'AT&amp;T &amp;foo; &amp;'],
    [
      'control and surrogate numbers as a replacement',
      '&#0;&#xD800;&#x110000;',
      '\uFFFD\uFFFD\uFFFD',
    ],
    ['a lone "<" as text', 'a < b <3', 'a &lt; b &lt;3'],
    ['names in any case', '<P>a</P><UL><Li>b</UL>', '<p>a</p><ul><li>b</li></ul>'],
    ['attributes in any quotes', "<a title=x href='/a'>b</a>", '<a href="/a">b</a>'],
    ['a tag that never ends', '<p>a</p><a href="/x', '<p>a</p>'],
  ])('%s', (_, html, expected) => {
    expect(rendered(html)).toBe(expected);
  });
});

describe('RichText mends', () => {
  test.each([
    ['a block in a paragraph', '<p>a<ul><li>b</ul>c</p>', '<p>a</p><ul><li>b</li></ul>c'],
    ['paragraphs left open', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['a heading of the page', '<h1>a</h1>', '<h2>a</h2>'],
    ['words in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['an item without a list', '<li>a</li>', '<ul><li>a</li></ul>'],
    ['a table without a body', '<table><tr><td>a<td>b</table>', rowOf('<td>a</td><td>b</td>')],
    ['words between cells', '<table>x<tr>y</tr></table>', rowOf('<td>x</td>', '<td>y</td>')],
    ['a row without a table', '<tr><td>a</td></tr>', 'a'],
    [
      'a link in a link',
      '<a href="/a">a<a href="/b">b</a>',
      '<a href="/a">a</a><a href="/b">b</a>',
    ],
    ['tags that close nothing', '</p>a</b></table>', 'a'],
    [
      'a cell that closes a list outside',
      '<ul><li><table><td></li>a</td></table></ul>',
      listOfTable,
    ],
    ['divisions as the end of a paragraph', '<p>a<div>b</div>', '<p>a</p>b'],
  ])('%s', (_, html, expected) => {
    expect(rendered(html)).toBe(expected);
  });

  test('depth that no text needs', () => {
    const html = rendered(`${'<blockquote>'.repeat(10_000)}a`);
    expect(html.match(/<blockquote>/g)).toHaveLength(32);
    expect(html).toContain('a');
  });
});

describe('RichText survives', () => {
  test.each([
    ['a megabyte of "<"', '<'.repeat(1_000_000)],
    ['a megabyte of opening tags', '<b>'.repeat(300_000)],
    ['a megabyte of attributes', `<p ${'a="b" '.repeat(160_000)}>c</p>`],
    ['a megabyte of equal signs', `<p ${'='.repeat(1_000_000)}`],
    ['a megabyte of spaces in a tag', `<p a${' '.repeat(1_000_000)}`],
    ['a megabyte of open scripts', '<script>'.repeat(120_000)],
    ['a megabyte of open comments', '<!--'.repeat(250_000)],
    ['a megabyte of "&"', '&'.repeat(1_000_000)],
  ])('%s', (_, html) => {
    expect(typeof renderHtml(<RichText html={html} />)).toBe('string');
  });
});

function rowOf(...rows: readonly string[]): string {
  return `<table><tbody>${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</tbody></table>`;
}

const listOfTable = `<ul><li>${rowOf('<td>a</td>')}</li></ul>`;
