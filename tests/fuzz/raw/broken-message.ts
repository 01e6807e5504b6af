import fc from 'fast-check'
import type { ListedRoute } from '#tests/helpers/listed-app.ts'

/** A body that no call accepts, so that however the message is parsed, nothing may be stored. */
const BODY = '{"nothing":'

const crlf = (lines: string[]) => lines.map((line) => `${line}\r\n`).join('')

const requestLine = (method: string, path: string) =>
  fc.oneof(
    { arbitrary: fc.constant(`${method} ${path} HTTP/1.1`), weight: 12 },
    fc.constantFrom(
      `${method} ${path} HTTP/1.0`,
      `${method} ${path} HTTP/9.9`,
      `${method} ${path} HTTP/2.0`,
      `${method} ${path}`,
      `${method}  ${path}  HTTP/1.1`,
      `${method}\t${path}\tHTTP/1.1`,
      `${method.toLowerCase()} ${path} HTTP/1.1`,
      `NONSENSE ${path} HTTP/1.1`,
      `PROPFIND ${path} HTTP/1.1`,
      `TRACE ${path} HTTP/1.1`,
      `QUERY ${path} HTTP/1.1`,
      'CONNECT localhost:22 HTTP/1.1',
      `${method} http://evil.example${path} HTTP/1.1`,
      `${method} //evil.example${path} HTTP/1.1`,
      `${method} * HTTP/1.1`,
      'OPTIONS * HTTP/1.1',
      'PRI * HTTP/2.0',
      `${method} ${path}\0 HTTP/1.1`,
      `${method} ${path}\x80\xff HTTP/1.1`,
      `${method} ${path}\\..\\.. HTTP/1.1`,
      `${method} ${path}/../../../../etc/passwd HTTP/1.1`,
      `${method} ${path}?${'a=b&'.repeat(6000)} HTTP/1.1`,
      `${method} ${path}#fragment HTTP/1.1`,
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      '\r\n\r\n\r\n',
    ),
  )

const headerLine = fc.oneof(
  fc.constantFrom(
    'Host: localhost',
    'Host: evil.example',
    'Host:',
    'Host: a b\tc',
    'Content-Type: application/json',
    'Content-Type: text/plain',
    'Content-Type: multipart/form-data; boundary=',
    'Content-Type: \xff\xfe',
    'Content-Length: 5',
    'Content-Length: -5',
    'Content-Length: +5',
    'Content-Length: 0x5',
    'Content-Length: 5, 5',
    'Content-Length: 5.0',
    'Content-Length: 99999999999999999999',
    'Content-Length : 5',
    'Content-Length:\t5',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding:\x0bchunked',
    'Content-Encoding: gzip',
    'Connection: keep-alive, upgrade, nonsense',
    'Connection: close',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Expect: nonsense',
    'Cookie: cpt.session_token=%%%; cpt.session_token=a.b; cpt_device=...',
    'Cookie: cpt_device=\xff.\xff',
    'Origin: null',
    'Authorization: Basic !!!',
    'Accept-Encoding: gzip;q=x, br;q=-1',
    'If-None-Match: W/"',
    'Range: bytes=9-1',
    'X-Forwarded-For: 1.1.1.1, unknown, [::1',
    'X-Forwarded-Host: \xe9vil',
    'no colon at all',
    ': no name',
    'two words: x',
    ' folded: line',
    'NUL: a\0b',
    'LF: a\nInjected: b',
    'CR: a\rInjected: b',
    `Long: ${'x'.repeat(20_000)}`,
    `${'N'.repeat(20_000)}: x`,
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
)

const bodyText = fc.oneof(
  fc.constantFrom(
    '',
    BODY,
    '5\r\nhello\r\n0\r\n\r\n',
    '5\r\nhel',
    'zz\r\nhello\r\n0\r\n\r\n',
    '-1\r\n\r\n',
    'ffffffffffffffff\r\nx',
    '0005;ext="\n"\r\nhello\r\n0\r\nTrailer: x\r\n\r\n',
    '5\nhello\n0\n\n',
    'GET / HTTP/1.1\r\n',
    '\x1f\x8b\x08\x00\x00\x00',
    'x'.repeat(70_000),
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 200 }),
)

/** A message to the call that is invalid HTTP, or incomplete. */
export function brokenMessage({ method, url }: ListedRoute): fc.Arbitrary<Buffer> {
  const path = url.replace(/:\w+/g, 'x')
  const headers = fc.oneof(
    { arbitrary: fc.array(headerLine, { maxLength: 6 }), weight: 20 },
    fc.constant(Array.from({ length: 3000 }, (_, index) => `h${index}: x`)),
  )
  return fc
    .record({
      first: requestLine(method, path),
      headers,
      body: bodyText,
      kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ first, headers: lines, body, kept }) => {
      const bytes = Buffer.from(`${crlf([first, ...lines, ''])}${body}`, 'latin1')
      return bytes.subarray(0, Math.ceil(bytes.length * kept))
    })
}
