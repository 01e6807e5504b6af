import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeCertificate } from './certificate.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface CalendarServer {
  /** 'https://cptrecommends.example:port': the host of its certificate. */
  url: string
  port: number
  certificate: string
  /** For CALENDAR_TEST_CERTIFICATE. */
  certificateFile: string
  /** The requests so far, as 'GET /path'. */
  asked: string[]
  answer: Handler
  close(): Promise<void>
}

/** A server of calendars on this machine, over https with a certificate of its own. */
export async function startCalendarServer(answer: Handler): Promise<CalendarServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-calendar-'))
  const certificate = writeCertificate(folder)
  const key = readFileSync(path.join(folder, 'privkey.pem'))
  const asked: string[] = []
  const server = createServer({ key, cert: certificate }, (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    calendars.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const calendars: CalendarServer = {
    url: `https://cptrecommends.example:${port}`,
    port,
    certificate,
    certificateFile: path.join(folder, 'fullchain.pem'),
    asked,
    answer,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return calendars
}

/** A calendar file with these events, each from a start to an end in UTC ('20261207T070000Z'). */
export function icsOf(events: readonly (readonly [start: string, end: string])[]): string {
  const lines = events.flatMap(([start, end], at) => [
    'BEGIN:VEVENT',
    `UID:${at}@elsewhere.example`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${start}`,
    `DTEND:${end}`,
    'SUMMARY:Dinner with the Naidoos',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}
