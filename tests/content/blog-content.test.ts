import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blogContent } from '../../scripts/vite/blog-content.ts'
import { SAMPLE_ID, sampleArticle, sampleBody } from './sample-article.ts'

const SECOND_ID = 'a-second-article'
let folder: string
let server: ViteDevServer

const write = (id: string, body: string, title = 'Hours on the door') =>
  writeFileSync(
    join(folder, `${id}.md`),
    sampleArticle({ fields: { id, title, icon: `/art/blog-${id}.svg` }, body }),
  )

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blog-content-'))
  write(SAMPLE_ID, sampleBody('First body.'))
  write(SECOND_ID, sampleBody('Second body.'))
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [blogContent({ folder })],
    server: { middlewareMode: true, ws: false },
  })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const loadIndex = async () => {
  const { blogIndex } = await server.ssrLoadModule('virtual:blog-index')
  return blogIndex as { id: string; title: string }[]
}

const loadBody = async (id: string) => {
  const { blogBodies } = await server.ssrLoadModule('virtual:blog-posts')
  return (blogBodies as Map<string, () => Promise<{ content: string }>>).get(id)?.()
}

describe('the modules in development and server rendering', () => {
  it('list the posts without their bodies', async () => {
    const index = await loadIndex()
    expect(index.map(({ id }) => id)).toEqual([SECOND_ID, SAMPLE_ID])
    expect(index.every((post) => !('content' in post))).toBe(true)
  })

  it('load one body by its id, and none for an id that is not there', async () => {
    expect((await loadBody(SECOND_ID))?.content).toContain('<p>Second body.</p>')
    expect(await loadBody('no-such-post')).toBeUndefined()
    expect(await loadBody('constructor')).toBeUndefined()
  })

  it('serve the same to the browser', async () => {
    const served = await server.transformRequest(`virtual:blog-post/${SAMPLE_ID}`)
    expect(served?.code).toContain('First body.')
    expect(served?.code).not.toContain('Second body.')
  })

  it('follow an edited, a new and a deleted article', async () => {
    await loadIndex()
    write(SAMPLE_ID, sampleBody('Rewritten body.'), 'Rewritten')
    await vi.waitFor(
      async () => expect((await loadIndex()).map(({ title }) => title)).toContain('Rewritten'),
      { timeout: 10_000, interval: 50 },
    )
    expect((await loadBody(SAMPLE_ID))?.content).toContain('Rewritten body.')

    write('a-third-article', sampleBody())
    await vi.waitFor(async () => expect(await loadIndex()).toHaveLength(3), {
      timeout: 10_000,
      interval: 50,
    })

    rmSync(join(folder, 'a-third-article.md'))
    await vi.waitFor(async () => expect(await loadIndex()).toHaveLength(2), {
      timeout: 10_000,
      interval: 50,
    })
  })
})

/** Builds a page that lists the posts and opens one on demand, and answers its chunks. */
async function buildPage() {
  const entry = join(folder, 'page.js')
  writeFileSync(
    entry,
    `import { blogIndex } from 'virtual:blog-index'
     import { blogBodies } from 'virtual:blog-posts'
     globalThis.list = blogIndex
     globalThis.open = (id) => blogBodies.get(id)?.()`,
  )
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [blogContent({ folder })],
    build: { write: false, rollupOptions: { input: entry } },
  })
  if (!('output' in built)) throw new Error('expected one build')
  return built.output.filter((file) => file.type === 'chunk')
}

describe('the modules in a build', () => {
  it('give every body a chunk of its own, and the browser neither marked nor yaml', async () => {
    const chunks = await buildPage()
    const entry = chunks.find((chunk) => chunk.isEntry)
    expect(entry?.code).toContain(SECOND_ID)
    expect(entry?.code).not.toContain('Second body.')
    const withBody = chunks.filter((chunk) => chunk.code.includes('Second body.'))
    expect(withBody).toHaveLength(1)
    const sources = chunks.flatMap((chunk) => Object.keys(chunk.modules))
    expect(sources.filter((id) => /marked|yaml|zod/.test(id))).toEqual([])
  })

  it('fail on an invalid article with its name', async () => {
    writeFileSync(join(folder, 'broken.md'), sampleArticle({ fields: { id: 'broken', tags: [] } }))
    try {
      await expect(buildPage()).rejects.toThrow(/The article broken\.md is wrong: tags must hold/)
    } finally {
      rmSync(join(folder, 'broken.md'))
    }
  })
})
