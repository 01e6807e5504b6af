import { type ChildProcess, spawn } from 'node:child_process'

/** The built site as a process of its own, as `npm start` runs it. A restart keeps its address. */
export class SiteProcess {
  url = ''
  /** What it printed: the last few lines help when a start fails. */
  output = ''
  private child: ChildProcess | undefined
  private port = '0'
  private readonly environment: Record<string, string>

  constructor(environment: Record<string, string>) {
    this.environment = environment
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        ...this.environment,
        PORT: this.port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    this.output = ''
    this.url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-20_000)
        const port = /listening at http:\/\/[^:]+:(\d+)|is at http:\/\/localhost:(\d+)/i.exec(
          this.output,
        )
        const found = port?.[1] ?? port?.[2]
        if (found && /is at/.test(this.output)) resolve(`http://localhost:${found}`)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.on('exit', (code) => reject(new Error(`The site ended with ${code}: ${this.output}`)))
    })
    this.port = new URL(this.url).port
  }

  /** Ends it as an operator would; resolves to its exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM')
  }

  /** Ends it as a power cut would. */
  kill(): Promise<number | null> {
    return this.end('SIGKILL')
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }
}
