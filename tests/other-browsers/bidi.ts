interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  message?: string
}

type Params = Record<string, unknown>

export interface Bidi {
  /** The command's result; its shape is the protocol's. */
  send(method: string, params: Params): Promise<unknown>
  onEvent(listener: (method: string, params: unknown) => void): void
  close(): void
}

const START_MS = 20_000

/** WebDriver BiDi: commands and events as JSON on one web socket. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = await open(url)
  const waiting = new Map<number, (message: Message) => void>()
  const listeners: ((method: string, params: unknown) => void)[] = []
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else for (const tell of listeners) tell(message.method ?? '', message.params)
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        waiting.set(id, (answer) => {
          waiting.delete(id)
          if ('result' in answer) resolve(answer.result)
          else reject(new Error(`${method}: ${answer.message}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    onEvent: (listener) => listeners.push(listener),
    close: () => socket.close(),
  }
}

/** Tries again until the browser listens. */
async function open(url: string): Promise<WebSocket> {
  for (const end = Date.now() + START_MS; ; ) {
    const socket = new WebSocket(url)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true), { once: true })
      socket.addEventListener('error', () => resolve(false), { once: true })
    })
    if (isOpen) return socket
    if (Date.now() > end) throw new Error(`Nothing answers at ${url}.`)
    await new Promise((next) => setTimeout(next, 200))
  }
}
