import { connect } from 'node:net'
import { LONGEST_MS } from '../send.ts'

export interface Exchange {
  answers: { status: number }[]
  text: string
}

const STATUS_LINE = /HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n/g

/** Sends raw bytes, ends its side of the connection, and reads until the server closes it. */
export async function exchange(port: number, message: Buffer): Promise<Exchange> {
  try {
    return await exchangeOnce(port, message)
  } catch {
    // Retried once: a busy machine may be slow once, but a real hang repeats.
    return exchangeOnce(port, message)
  }
}

function exchangeOnce(port: number, message: Buffer): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`the connection still stands after ${LONGEST_MS} ms`))
    }, LONGEST_MS)
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server may close the connection while we still write.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      const text = Buffer.concat(chunks).toString('latin1')
      const answers = [...text.matchAll(STATUS_LINE)].map(([, status]) => ({
        status: Number(status),
      }))
      resolve({ answers: answers.filter(({ status }) => status !== 100), text })
    })
    socket.end(message)
  })
}
