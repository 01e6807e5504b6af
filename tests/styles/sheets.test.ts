import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const OF_SIGNED_IN_PEOPLE =
  /screens\/|\/(owner|admin|setup)\/|features\/(account|analytics|billing|listing|profile)\/|ui\/(day-chart|table)|dashboard/

it('keeps rules for owners and admins out of the sheet that every visitor loads', () => {
  const imports = readFileSync('src/web/site.css', 'utf8').match(/@import "[^"]+"/g) ?? []
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter((line) => OF_SIGNED_IN_PEOPLE.test(line))).toEqual([])
})
