/** Drawings of machines. */
export { chartOf, statesIn } from './chart.ts'
export { css } from './draw.ts'
export { type Layout, layOut, type Point, type Rectangle } from './layout.ts'
export { type Listed, listCharts } from './list.ts'
export { marksOf } from './marks.ts'
export { svgOf } from './svg.ts'
