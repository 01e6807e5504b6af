/**
 * Looks for regular expressions that a text can make slow (ReDoS): npm run check:regexes.
 * Found to be safe is stored in .cache, so that only new ones take time.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { check } from 'recheck'
import { z } from 'zod'
import { EXCEPTIONS } from './regexes/exceptions.ts'
import { findRegexes, type Regex } from './regexes/find-regexes.ts'

const FOLDER = '.cache'
const CACHE = `${FOLDER}/safe-regexes.json`
/** Far above what one takes, so that a busy machine does not turn a safe one into an unknown one. */
const TIMEOUT_MS = 60_000

const writtenAs = ({ source, flags }: Regex) => `/${source}/${flags}`

function readCache(): Set<string> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(CACHE, 'utf8'))))
  } catch {
    return new Set()
  }
}

/** What is wrong with an expression, or null. */
async function findProblem({ source, flags }: Regex): Promise<string | null> {
  const result = await check(source, flags, { timeout: TIMEOUT_MS })
  if (result.status === 'safe') return null
  if (result.status === 'unknown') return `could not be checked (${result.error.kind})`
  return `${result.complexity.summary}, for example with ${result.attack.pattern}`
}

async function main(): Promise<number> {
  const { regexes, built } = findRegexes()
  const places = Map.groupBy(regexes, writtenAs)
  const safe = readCache()
  const excused = new Set(EXCEPTIONS.map(({ regex }) => regex))
  const problems = built.map(
    (at) => `${at}: built from text, which cannot be checked. Write it out.`,
  )
  for (const { regex } of EXCEPTIONS)
    if (!places.has(regex)) problems.push(`${regex} is an exception that nothing needs.`)

  const waiting = [...places].filter(([regex]) => !safe.has(regex) && !excused.has(regex))
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [regex, [first, ...others]] = next
      if (!first) continue
      const problem = await findProblem(first)
      if (problem === null) safe.add(regex)
      else
        problems.push(`${[first, ...others].map(({ at }) => at).join(', ')}: ${regex} ${problem}`)
    }
  }
  const total = waiting.length
  await Promise.all(Array.from({ length: availableParallelism() }, work))

  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(CACHE, JSON.stringify([...safe].filter((regex) => places.has(regex)).sort()))
  for (const problem of problems) console.error(problem)
  console.log(
    `${places.size} regular expressions, ${total} of them new; ${problems.length} problems`,
  )
  return problems.length === 0 ? 0 : 1
}

// The checker's own process would keep this one alive.
process.exit(await main())
