/** If this address is ever stored, a smuggled request was processed. */
export const SMUGGLED_EMAIL = 'smuggled@example.co.za'

const PAYLOAD = JSON.stringify({ email: SMUGGLED_EMAIL })
/** Must not be processed when hidden in another request. */
export const HIDDEN = [
  'POST /api/newsletter HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${PAYLOAD.length}`,
  '',
  PAYLOAD,
].join('\r\n')

const outer = (headers: string[], body: string, first = 'POST /api/logout HTTP/1.1') =>
  [first, 'Host: localhost', 'Content-Type: application/json', ...headers, '', body].join('\r\n')

const CHUNKED_END = `0\r\n\r\n${HIDDEN}`
const LENGTH_OF_ALL = `Content-Length: ${CHUNKED_END.length}`

/** Messages whose end is ambiguous to two servers, followed by a request. */
export const SMUGGLING: Record<string, string> = {
  'a length and chunks': outer([LENGTH_OF_ALL, 'Transfer-Encoding: chunked'], CHUNKED_END),
  'chunks and a length': outer(['Transfer-Encoding: chunked', LENGTH_OF_ALL], CHUNKED_END),
  'chunks in a name with a space': outer(
    [LENGTH_OF_ALL, 'Transfer-Encoding : chunked'],
    CHUNKED_END,
  ),
  'chunks behind a tab': outer([LENGTH_OF_ALL, 'Transfer-Encoding:\tchunked'], CHUNKED_END),
  'chunks on a folded line': outer([LENGTH_OF_ALL, 'Transfer-Encoding:\r\n chunked'], CHUNKED_END),
  'chunks of another name': outer([LENGTH_OF_ALL, 'Transfer-Encoding: xchunked'], CHUNKED_END),
  'chunks twice': outer(
    [LENGTH_OF_ALL, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    CHUNKED_END,
  ),
  'two lengths': outer(['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN),
  'two lengths in one': outer([`Content-Length: 0, ${HIDDEN.length}`], HIDDEN),
  'a signed length': outer(['Content-Length: +0'], HIDDEN),
  'a length behind a bare line feed': outer(
    ['X: y\nContent-Length: 0', `Content-Length: ${HIDDEN.length}`],
    HIDDEN,
  ),
  'a body that is a request': outer([`Content-Length: ${HIDDEN.length}`], HIDDEN),
  'a chunk that is a request': outer(
    ['Transfer-Encoding: chunked'],
    `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  ),
  'a chunk size with line feeds only': outer(['Transfer-Encoding: chunked'], `0\n\n${HIDDEN}`),
  'a chunk extension with a line feed': outer(
    ['Transfer-Encoding: chunked'],
    `0;x\n\r\n\r\n${HIDDEN}`,
  ),
  'the body of a reading call': outer(
    [`Content-Length: ${HIDDEN.length}`],
    HIDDEN,
    'GET /api/categories HTTP/1.1',
  ),
  'the body of a page': outer([`Content-Length: ${HIDDEN.length}`], HIDDEN, 'GET / HTTP/1.1'),
  'an upgrade': outer(['Connection: Upgrade', 'Upgrade: h2c', 'Content-Length: +1'], HIDDEN),
  'a header that is a request': outer([`X: y\r\r\n${HIDDEN}`], ''),
}
