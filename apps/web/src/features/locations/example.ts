import type { ComponentType } from 'react'
import type { PriceExampleProps } from '../../components/tariff/PriceExample.tsx'
import type { PartSource } from '../../data/lazyPart.ts'

/** The example session of a tariff: who only looks at the map does not wait for the rating. */
export const priceExample: PartSource<ComponentType<PriceExampleProps>> = {
  load: async () => (await import('../../components/tariff/PriceExample.tsx')).PriceExample,
}
