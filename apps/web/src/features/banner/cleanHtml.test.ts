// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

describe('cleanHtml', () => {
  it.each([
    ['headings', '<h2>Works</h2><h3>Gent</h3>', '<h2>Works</h2><h3>Gent</h3>'],
    ['a title as a second-level heading', '<h1>Works</h1>', '<h2>Works</h2>'],
    [
      'images over https',
      '<img src="https://good.example/a.png" alt="Map" width="40" height="20">',
      '<img src="https://good.example/a.png" alt="Map" width="40" height="20" referrerpolicy="no-referrer">',
    ],
    [
      'an image without alternative text',
      '<img src="https://good.example/a.png">',
      '<img src="https://good.example/a.png" alt="" referrerpolicy="no-referrer">',
    ],
    [
      'tables, which scroll in a container',
      '<table><caption>Sites</caption><tbody><tr><th scope="row">Gent</th><td colspan="2">9 h</td></tr></tbody></table>',
      '<div class="message-table" tabindex="0"><table><caption>Sites</caption><tbody><tr><th scope="row">Gent</th><td colspan="2">9 h</td></tr></tbody></table></div>',
    ],
    [
      'links, which open in a new tab',
      '<a href="https://good.example/">More</a>',
      '<a href="https://good.example/" target="_blank" rel="noopener noreferrer">More</a>',
    ],
    [
      'quotes, rules and description lists',
      '<blockquote>A</blockquote><hr><dl><dt>B</dt><dd>C</dd></dl>',
      undefined,
    ],
  ])('keeps %s', (_, html, expected = html) => {
    expect(cleanHtml(html)).toBe(expected)
  })

  it.each([
    ['an http URL', '<img src="http://evil.example/a.png">'],
    ['a protocol-relative URL', '<img src="//evil.example/a.png">'],
    ['a data URL', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['a javascript URL', '<img src="javascript:alert(1)" onerror="alert(1)">'],
    ['a blob URL', '<img src="blob:https://good.example/1">'],
    ['a mailto URL', '<img src="mailto:a@good.example">'],
    ['no source', '<img onerror="alert(1)">'],
  ])('drops images with %s', (_, html) => {
    expect(cleanHtml(`<p>Text</p>${html}`)).toBe('<p>Text</p>')
    expect(cleanHtml(html)).toBe('')
  })

  it.each([
    '<p style="position:fixed;inset:0" class="x" id="root">Text</p>',
    '<p onclick="alert(1)" data-x="1" aria-hidden="true">Text</p>',
    '<p>Text</p><script>alert(1)</script><style>body{display:none}</style>',
    '<p>Text</p><iframe src="https://good.example/"></iframe><form><input></form>',
    '<p>Text</p><svg onload="alert(1)"></svg><object data="https://good.example/"></object>',
  ])('keeps only the plain paragraph of %s', (html) => {
    expect(cleanHtml(html)).toBe('<p>Text</p>')
  })

  it('removes srcset, handlers and styles from images and tables', () => {
    const image =
      '<img src="https://good.example/a.png" srcset="https://evil.example/b.png 2x" onload="alert(1)" style="position:fixed" alt="">'
    expect(cleanHtml(image)).toBe(
      '<img src="https://good.example/a.png" alt="" referrerpolicy="no-referrer">',
    )
    const table =
      '<table style="position:fixed" background="https://evil.example/c.png"><tbody><tr><td bgcolor="red">A</td></tr></tbody></table>'
    expect(cleanHtml(table)).not.toMatch(/style|background|bgcolor/)
  })

  it('unwraps links with an unsafe URL', () => {
    expect(cleanHtml('<a href="javascript:alert(1)">A</a><a href="http://evil.example/">B</a>')).toBe('AB')
  })
})
