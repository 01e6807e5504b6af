import { z } from 'zod'

/** Who may call. The server's guard, the API document and the access matrix follow from it. */
export type Who =
  | 'anyone'
  /** Whoever has the secret of a mail or a private address; checked where the secret is read. */
  | 'link holder'
  /** Checked by the sender's network and the message's signature. */
  | 'payment provider'
  /** Even while a new password or a second factor is due: the account's own calls. */
  | 'signed in'
  /** Signed in with a password of their own, even while a second factor is due: the calls that set it up. */
  | 'setting up'
  /** An owner or an admin, with nothing due. */
  | 'user'
  | 'owner'
  /** An owner who has paid before. */
  | 'paid owner'
  | 'admin'

/** Of a call that anybody can make who is not signed in. */
export type WithoutSession = 'anyone' | 'link holder' | 'payment provider'
const WITHOUT_SESSION: ReadonlySet<Who> = new Set<WithoutSession>([
  'anyone',
  'link holder',
  'payment provider',
])
export const needsSession = (who: Who): boolean => !WITHOUT_SESSION.has(who)

/** The headings of the API document; an owner's and an admin's calls have their own. */
type Tag = 'accounts' | 'catalogue' | 'mail' | 'newsletter' | 'operations' | 'payments' | 'visitors'
type Audience =
  | { who: 'owner' | 'paid owner' | 'admin'; tag?: undefined }
  | { who: Exclude<Who, 'owner' | 'paid owner' | 'admin'>; tag: Tag }

/** An answer that is not JSON. */
interface FileAnswer {
  description: string
  content: Record<string, { schema: z.ZodType<string> }>
}

/** For calls after which there is only something to say. */
export const DONE = z.object({ message: z.string() })

export const CSV_FILE: FileAnswer = {
  description: 'UTF-8 with its mark, CRLF, every cell quoted.',
  content: { 'text/csv': { schema: z.string() } },
}

export const TEXT_FILE: FileAnswer = {
  description: 'UTF-8, to be read by people.',
  content: { 'text/plain': { schema: z.string() } },
}

export const PDF_FILE: FileAnswer = {
  description: 'One A4 page.',
  content: { 'application/pdf': { schema: z.string() } },
}

export type Endpoint = Audience & {
  summary: string
  description?: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Bodies other than JSON: a form beside it, the fields of an upload, or text as it arrives. */
  accepts?: 'form' | 'multipart' | 'text'
  /** Without one, an empty answer. */
  answer?: z.ZodType | FileAnswer
  /** It also answers 503. */
  unavailable?: true
  /** 200 unless said, or 204 without an answer. A redirect is for people: the document leaves it out. */
  status?: 201 | 202 | 302
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type CallName = `${Method} /api/${string}`

/** 'id' | 'action' of '/api/bookings/:id/:action'. */
type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type EndpointNamed<Name> = Name extends CallName
  ? Endpoint &
      ([ParamNames<Name>] extends [never]
        ? { params?: undefined }
        : { params: z.ZodType<Record<ParamNames<Name>, unknown>> })
  : never

/** Calls by method and path, which together are the name of a call everywhere. */
export const endpoints = <const Calls extends { [Name in keyof Calls]: EndpointNamed<Name> }>(
  calls: Calls,
): Calls => calls
