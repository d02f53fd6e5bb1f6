// Creates src/ui/map/ground.json, the base map for portals without tiles. Run manually: see README.md in this folder.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { putMotorways } from './motorways.ts'

const SHARE = process.argv[2] ?? '/usr/share'
const COUNTRIES = join(SHARE, 'gmt-dcw/dcw-gmt.nc')
const RIVERS = join(SHARE, 'gmt-gshhg/binned_river_f.nc')
const PROVINCES = join(SHARE, 'qgis/resources/data/world_map.gpkg')
const MADE = resolve(import.meta.dirname, '../src/ui/map/ground.json')

/** Attribution, stored in ground.json. */
const SOURCE =
  'DCW-GMT and GSHHG (LGPL-3.0-or-later, https://www.gnu.org/licenses/lgpl-3.0.html), Natural Earth (public domain); motorways by the authors of this portal. Made by apps/web/map/make.mjs.'

const HOME = ['BE', 'NL', 'LU']
const NEIGHBOURS = ['DE', 'FR', 'GB']
/** Countries visible only at the lowest zoom. */
const FAR =
  'AD AL AT BA BG BY CH CZ DK EE ES FI GG GR HR HU IE IM IT JE LI LT LV MC MD ME MK NO PL PT RO RS RU SE SI SK SM UA VA XK'.split(
    ' ',
  )
/** Limits of the map in degrees: west, south, east, north. */
const SEEN = [-14, 41, 25, 61]
const NEAR = [-1, 47.5, 11, 55]

/** Tolerance for simplifying lines, in metres of the projection (one is 0.63 m on the ground at 51° north). */
const DETAIL = { home: 100, neighbours: 1_000, far: 12_000, provinces: 300, rivers: 400, farRivers: 9_000 }
/** Minimum width of islands in degrees. */
const LEAST_ISLAND = { home: 0.01, neighbours: 0.06, far: 0.4 }
/** Maximum gap between the end of a province line and the national border, in metres of the projection. */
const REACH = 8_000
/** Number of grid points across the visible width; they are about 50 m of the projection apart. */
const GRID = 80_000
/** Levels 0 to 4 are rivers that carry water all year; level 8 is large canals. */
const SHIPPED_LEVELS = new Set([0, 1, 2, 3, 4, 8])
const LARGE_LEVEL = 2

/** Reads variables of a netCDF file and their attributes from the output of ncdump. */
const readVariables = (file, names) => {
  const text = execFileSync('ncdump', ['-p', '9,17', '-v', names.join(','), file], {
    maxBuffer: 2 ** 30,
  }).toString()
  const [head = '', data = ''] = text.split('\ndata:\n')
  const values = new Map()
  for (const [, name, list] of data.matchAll(/ (\w+) =\s([^;]*);/g))
    values.set(name, list.split(',').map(Number))
  const attribute = (name, key) => Number(new RegExp(`\\s${name}:${key} = ([-\\d.eE]+)`).exec(head)?.[1])
  return { values, attribute }
}

const feature = (properties, type, coordinates) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const collection = (features) => JSON.stringify({ type: 'FeatureCollection', features })

/** Returns the width of a ring from west to east, in degrees. */
const widthOf = (ring) => {
  const xs = ring.map(([x]) => x)
  return Math.max(...xs) - Math.min(...xs)
}

/** Returns one feature per country. In the file, NaN separates the rings of a country. */
const countries = () => {
  const codes = [...HOME, ...NEIGHBOURS, ...FAR]
  const { values, attribute } = readVariables(
    COUNTRIES,
    codes.flatMap((code) => [`${code}_lon`, `${code}_lat`]),
  )
  return codes.map((code) => {
    const [xs, ys] = ['lon', 'lat'].map((axis) => {
      const name = `${code}_${axis}`
      const [scale, least] = [attribute(name, 'scale'), attribute(name, 'min')]
      return values.get(name).map((at) => at / scale + least)
    })
    const rings = [[]]
    for (const [index, x] of xs.entries())
      if (Number.isNaN(x)) rings.push([])
      else rings.at(-1).push([x > 180 ? x - 360 : x, ys[index]])
    const kind = HOME.includes(code) ? 'home' : NEIGHBOURS.includes(code) ? 'neighbours' : 'far'
    const visibleRings = rings.filter((ring) => ring.length > 3 && widthOf(ring) >= LEAST_ISLAND[kind])
    const tone = kind === 'home' ? 'home' : 'abroad'
    return feature(
      { tone, detail: DETAIL[kind] },
      'MultiPolygon',
      visibleRings.map((ring) => [[...ring, ring[0]]]),
    )
  })
}

/** Returns pieces of rivers, each in a square of one degree. */
const rivers = () => {
  const SQUARES_ROUND = 360
  const FINEST = 65_535
  const names = [
    'Id_of_first_segment_in_a_bin',
    'N_segments_in_a_bin',
    'N_points_for_a_segment',
    'Hierarchial_level_of_a_segment',
    'Id_of_first_point_in_a_segment',
    'Relative_longitude_from_SW_corner_of_bin',
    'Relative_latitude_from_SW_corner_of_bin',
  ]
  const { values } = readVariables(RIVERS, names)
  const [first, count, length, level, start, xs, ys] = names.map((name) => values.get(name))
  const pieces = []
  for (const [square, from] of first.entries()) {
    const east = square % SQUARES_ROUND
    const west = east > SQUARES_ROUND / 2 ? east - SQUARES_ROUND : east
    const south = 89 - Math.floor(square / SQUARES_ROUND)
    if (west < SEEN[0] || west >= SEEN[2] || south < SEEN[1] || south >= SEEN[3]) continue
    const isNear = west >= NEAR[0] && west < NEAR[2] && south >= Math.floor(NEAR[1]) && south < NEAR[3]
    for (let piece = from; piece < from + count[square]; piece += 1) {
      const isLarge = level[piece] <= LARGE_LEVEL
      if (!SHIPPED_LEVELS.has(level[piece]) || !(isNear || isLarge)) continue
      const line = Array.from({ length: length[piece] }, (_, index) => {
        const at = start[piece] + index
        // The file stores these unsigned values as signed 16-bit integers.
        const part = (list) => ((list[at] + 65_536) % 65_536) / FINEST
        return [west + part(xs), south + part(ys)]
      })
      const detail = isNear ? DETAIL.rivers : DETAIL.farRivers
      pieces.push(feature({ size: isLarge ? 'large' : 'small', detail }, 'LineString', line))
    }
  }
  return pieces
}

/** Returns the point on these lines that is nearest to a place, and its distance. */
const nearestOn = (lines, [x, y]) => {
  let nearest = { distance: Infinity, at: [x, y] }
  for (const line of lines)
    for (let index = 1; index < line.length; index += 1) {
      const [[ax, ay], [bx, by]] = [line[index - 1], line[index]]
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const along =
        length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      const at = [ax + along * (bx - ax), ay + along * (by - ay)]
      const distance = Math.hypot(at[0] - x, at[1] - y)
      if (distance < nearest.distance) nearest = { distance, at }
    }
  return nearest
}

/**
 * Extends loose line ends to a border within `reach`: provinces and borders come from different sources, so they do
 * not quite meet.
 */
const joined = (lines, outlines, reach) => {
  const ends = new Map()
  const key = (at) => at.map(Math.round).join()
  for (const line of lines)
    for (const at of [line[0], line.at(-1)]) ends.set(key(at), (ends.get(key(at)) ?? 0) + 1)
  const onwards = (at) => {
    const { distance, at: border } = nearestOn(outlines, at)
    return ends.get(key(at)) === 1 && distance > 1 && distance < reach ? [border] : []
  }
  return lines.map((line) => [...onwards(line[0]), ...line, ...onwards(line.at(-1))])
}

const work = mkdtempSync(join(tmpdir(), 'ground-'))
const file = (name) => join(work, name)
const mapshaper = (...words) =>
  execFileSync('npx', ['--yes', 'mapshaper@0.7.70', ...words.flatMap((word) => word.split(' '))], {
    cwd: work,
    stdio: 'inherit',
  })
const linesIn = (name) => {
  const { features, geometries = features.map(({ geometry }) => geometry) } = JSON.parse(
    readFileSync(file(name), 'utf8'),
  )
  return geometries.flatMap(({ type, coordinates }) =>
    type === 'MultiLineString' ? coordinates : [coordinates],
  )
}

writeFileSync(file('countries.json'), collection(countries()))
mapshaper(
  '-i countries.json snap -clean',
  `-clip bbox=${SEEN.join()} -proj webmercator`,
  '-simplify dp variable interval=detail keep-shapes',
  '-filter-islands min-area=1km2 -clean',
  '-innerlines + name=borders',
  '-lines + name=outlines target=countries',
  '-filter TYPE==="outer" name=coast target=outlines',
  '-dissolve tone name=tones target=countries',
  '-filter tone==="home" + name=home target=tones',
  '-lines + name=homeOutlines target=home',
  '-dissolve target=coast,borders',
  '-o countries-made.json format=topojson no-quantization target=tones,borders,coast',
  '-o home.json format=geojson gj2008 target=home',
  '-o homeOutlines.json format=geojson gj2008 target=homeOutlines',
)

mapshaper(
  `-i ${PROVINCES}`,
  '-filter adm0_a3==="BEL"||adm0_a3==="NLD" target=states_provinces',
  '-clip bbox=0,48,9,55',
  '-innerlines where=A.adm0_a3===B.adm0_a3',
  `-proj webmercator -simplify weighted interval=${DETAIL.provinces}`,
  '-clip home.json -dissolve -explode',
  '-o provinces.json format=geojson gj2008',
)
const provinces = joined(linesIn('provinces.json'), linesIn('homeOutlines.json'), REACH)
writeFileSync(file('provinces.json'), JSON.stringify({ type: 'MultiLineString', coordinates: provinces }))

writeFileSync(file('rivers.json'), collection(rivers()))
mapshaper(
  '-i rivers.json snap -proj webmercator',
  '-dissolve size,detail',
  '-simplify dp variable interval=detail',
  '-dissolve size name=rivers',
  '-o rivers-made.json format=topojson no-quantization',
)

mapshaper(
  '-i countries-made.json provinces.json rivers-made.json combine-files',
  '-each delete(this.properties.detail) target=*',
  `-o ${MADE} format=topojson quantization=${GRID} target=tones,borders,coast,provinces,rivers force`,
)
const { type, ...rest } = JSON.parse(readFileSync(MADE, 'utf8'))
writeFileSync(MADE, JSON.stringify({ type, source: SOURCE, ...rest }))
rmSync(work, { recursive: true })
putMotorways()
