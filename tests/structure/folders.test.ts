import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const FEATURES = 'src/server/features'
const WEB_FEATURES = 'src/web/features'
const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name))

describe('the folders of src', () => {
  it('hold at most 30 files each', () => {
    const folders = Map.groupBy(files, path.dirname)
    expect([...folders].filter(([, inside]) => inside.length > 30)).toEqual([])
  })

  it('and those of the tests hold files of at most 350 lines', () => {
    const tests = globSync('tests/**/*.{ts,tsx}')
    const code = [...files, ...tests].filter((file) => /\.(tsx?|css)$/.test(file))
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length
    expect(code.filter((file) => lines(file) > 351)).toEqual([])
  })
})

describe('the features of the web', () => {
  it('do not import each other', () => {
    const others = files
      .filter((file) => file.startsWith(WEB_FEATURES))
      .flatMap((file) => {
        const [own] = path.relative(WEB_FEATURES, file).split(path.sep)
        return [...readFileSync(file, 'utf8').matchAll(/'#web\/features\/([\w-]+)\//g)]
          .filter(([, other]) => other !== own)
          .map(([, other]) => `${file} imports ${other}`)
      })
    expect(others).toEqual([])
  })
})

describe('the features of the server', () => {
  it('do not import each other in a circle', () => {
    expect(circleIn(importsByFeature())).toBeUndefined()
    expect(
      circleIn(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['a'])],
        ]),
      ),
    ).toEqual(['a', 'b', 'a'])
  })
})

function importsByFeature(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const [feature] = path.relative(FEATURES, file).split(path.sep)
    if (!feature || feature === '..' || file.includes('.test.')) continue
    const found = imports.get(feature) ?? new Set()
    for (const [, other = ''] of readFileSync(file, 'utf8').matchAll(
      /#server\/features\/([\w-]+)\//g,
    ))
      if (other !== feature) found.add(other)
    imports.set(feature, found)
  }
  return imports
}

/** The first circle, as the features on the way round. */
function circleIn(imports: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  const visit = (feature: string, way: string[]): string[] | undefined => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature]
    if (done.has(feature)) return undefined
    for (const other of imports.get(feature) ?? []) {
      const circle = visit(other, [...way, feature])
      if (circle) return circle
    }
    done.add(feature)
    return undefined
  }
  for (const feature of imports.keys()) {
    const circle = visit(feature, [])
    if (circle) return circle
  }
  return undefined
}
