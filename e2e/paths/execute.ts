import type { Driver } from './driver.ts'

type Maker = (...given: never[]) => { readonly given: object }

/** Performs or checks each step of a group in the browser. A missing one does not compile. */
export type Executors<TGroup extends Readonly<Record<string, Maker>>> = {
  readonly [N in keyof TGroup]: (driver: Driver, given: ReturnType<TGroup[N]>['given']) => Promise<unknown>
}
