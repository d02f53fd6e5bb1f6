// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { DescriptionList } from './DescriptionList.tsx'
import { KeyValue } from './KeyValue.tsx'
import { mount } from './testing/mount.tsx'

test('DescriptionList ignores empty facts when it counts the rows for two and three columns', () => {
  const unmount = mount(
    <DescriptionList inColumns>
      {['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => (
        <KeyValue key={name} name={name}>
          {name}
        </KeyValue>
      ))}
      {false}
    </DescriptionList>,
  )
  const { style } = document.querySelector('dl') as HTMLElement
  expect(['--of-two', '--of-three'].map((name) => style.getPropertyValue(name))).toEqual(['4', '3'])
  unmount()
})
