import type { FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Refusal } from '#server/platform/errors.ts'
import { STATUS_OF } from '#server/platform/http/problems.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import { PlainDocument } from '#web/components/layout/plain-document.tsx'

/** Pages for one person: never cached, never indexed, and without a referrer to other sites. */
export const sendPlainPage =
  (styles: string[]) =>
  (reply: FastifyReply, status: number, title: string, page: ReactElement) => {
    // Null in a request that was refused before its cookies were read.
    const cookies: Partial<Record<string, string>> | null = reply.request.cookies
    const signedIn = cookies?.[SIGNED_IN_COOKIE] !== undefined
    const document = (
      <PlainDocument title={title} styles={styles} signedIn={signedIn}>
        {page}
      </PlainDocument>
    )
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'same-origin')
      .send(`<!doctype html>${renderToStaticMarkup(document)}`)
  }

export const statusOf = (error: unknown) => (error instanceof Refusal ? STATUS_OF[error.kind] : 400)
