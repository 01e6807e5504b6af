import type { z } from 'zod'

/** What the schema makes of the fields; otherwise an error that names every wrong one. */
export function insist<T>(schema: z.ZodType<T>, fields: unknown): T {
  const checked = schema.safeParse(fields)
  if (checked.success) return checked.data
  const faults = checked.error.issues.map(({ path, message }) =>
    path.length === 0 ? `front matter: ${message}` : `${path.join('.')} ${message}`,
  )
  throw new Error(faults.join('; '))
}

/** The articles of content files (name → text). An invalid file is an error that names it. */
export function loadArticles<Article>(
  files: Record<string, string>,
  load: (id: string, source: string) => Article,
): Article[] {
  return Object.entries(files).map(([file, source]) => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    try {
      return load(name.replace(/\.md$/, ''), source)
    } catch (cause) {
      const fault = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The article ${file} is wrong: ${fault}.`, { cause })
    }
  })
}

export function expectNameOfFile(id: string, file: string): void {
  if (id !== file) throw new Error(`id must equal the file's name, but is ${id}`)
}
