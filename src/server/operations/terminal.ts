import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { ConfigError } from '#server/platform/config/config.ts'

export interface Question {
  text: string
  /** What is typed is not shown. */
  isSecret?: boolean
}

interface Terminal {
  ask(question: Question): Promise<string>
  close(): void
}

/** Asks at the terminal, or of a file of answers. What was typed ahead is not lost, and shown only if it is no secret. */
export function openTerminal(input = process.stdin, output = process.stdout): Terminal {
  let isShown = false
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) output.write(chunk)
      done()
    },
  })
  // No history: the key for the line before would show a secret.
  const lines = createInterface({ input, output: shown, terminal: input.isTTY, historySize: 0 })
  const ahead: string[] = []
  let isClosed = false
  let waiting: { resolve(line: string): void; reject(error: Error): void } | undefined
  const nothingWritten = () => new ConfigError('Nothing was written.')
  lines.on('line', (line) => {
    isShown = false
    if (waiting) waiting.resolve(line)
    else ahead.push(line)
    waiting = undefined
  })
  lines.on('close', () => {
    isClosed = true
    waiting?.reject(nothingWritten())
  })

  return {
    async ask({ text, isSecret = false }) {
      const line = ahead.shift()
      if (line !== undefined) {
        output.write(isSecret ? `${text}\n` : `${text}${line}\n`)
        return line
      }
      if (isClosed) throw nothingWritten()
      const answer = new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject }
      })
      if (isSecret) {
        output.write(text)
        return answer.finally(() => output.write('\n'))
      }
      isShown = true
      lines.setPrompt(text)
      // With what has been typed of it already.
      lines.prompt(true)
      return answer
    },
    close: () => lines.close(),
  }
}
