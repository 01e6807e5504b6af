import { z } from 'zod'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { helpPages } from '#shared/paths.ts'
import { helpSlugSchema } from '#shared/schemas/help-article.ts'
import type { HelpService } from './help.service.ts'

export function helpForms(
  form: Form,
  { help, limits }: { help: HelpService; limits: Limits },
): void {
  form(
    '/help/:slug',
    {
      page: ({ slug = '' }) => helpPages.article(slug),
      isPage: true,
      params: z.object({ slug: helpSlugSchema }),
      body: z.object({ helped: z.enum(['yes', 'no'], 'Please choose Yes or No.') }),
      preHandler: limits.perVisitor('help-vote', { requests: 20, seconds: 600 }),
    },
    async ({ params: { slug }, body: { helped } }) => {
      await help.vote(slug, helped === 'yes')
      return `${helpPages.article(slug)}?helped=${helped}#helped`
    },
  )
}
