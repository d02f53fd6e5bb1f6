import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadPicture } from './pictures.ts'
import type { WatchedActor } from './watch.ts'

const mark = (
  picture: SVGSVGElement,
  selector: string,
  name: string,
  isMarked: (element: Element) => boolean,
) => {
  for (const element of picture.querySelectorAll(selector)) element.classList.toggle(name, isMarked(element))
}

const showNow = (picture: SVGSVGElement, { active, events }: WatchedActor) => {
  mark(picture, '[data-state]', 'is-active', ({ attributes }) =>
    active.includes(attributes.getNamedItem('data-state')?.value ?? ''),
  )
  const taken = events.find((event) => event.taken.length > 0)?.taken.map(String) ?? []
  mark(picture, '[data-index], [data-indexes]', 'is-taken', (element) => {
    const own = element.getAttribute('data-index') ?? element.getAttribute('data-indexes') ?? ''
    return own.split(' ').some((index) => taken.includes(index))
  })
}

const showActive = (frame: HTMLElement) => {
  const box = [...frame.querySelectorAll('.is-active > .box')].at(-1)?.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  if (!box) return
  frame.scrollBy({
    left: box.left + box.width / 2 - outer.left - outer.width / 2,
    top: box.top + box.height / 2 - outer.top - outer.height / 2,
  })
}

export interface LivePicture {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly status: 'loading' | 'shown' | 'missing'
  /** Scrolls the active state into view. */
  readonly toActive: () => void
}

/** Renders the live chart of an actor's machine into a frame. `scale` 1 is its natural size. */
export const usePicture = (actor: WatchedActor, scale: number): LivePicture => {
  const frame = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<SVGSVGElement | 'missing'>()
  const { chart } = actor
  useEffect(() => {
    let isOver = false
    void loadPicture(chart)
      .catch(() => undefined)
      .then((loaded) => {
        if (!isOver) setPicture(loaded ?? 'missing')
      })
    return () => {
      isOver = true
    }
  }, [chart])
  const toActive = () => frame.current && showActive(frame.current)
  const where = actor.active.join()
  useEffect(() => {
    if (picture === undefined || picture === 'missing') return
    if (picture.parentElement !== frame.current) frame.current?.replaceChildren(picture)
    const { width, height } = picture.viewBox.baseVal
    picture.setAttribute('width', String(width * scale))
    picture.setAttribute('height', String(height * scale))
    showNow(picture, actor)
  }, [picture, scale, actor])
  // Scroll only after a change of state or scale, so other updates keep the user's scroll position.
  const lastState = useRef('')
  useEffect(() => {
    const now = `${scale} ${where}`
    if (picture === undefined || !frame.current || lastState.current === now) return
    lastState.current = now
    showActive(frame.current)
  }, [picture, scale, where])
  if (picture === undefined) return { frame, status: 'loading', toActive }
  return { frame, status: picture === 'missing' ? 'missing' : 'shown', toActive }
}
