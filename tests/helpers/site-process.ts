import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { SITE } from '../../scripts/lib/run.mjs'
import { freePort } from './free-port.ts'

/** Another folder's build is started as its own scripts start it. */
const flagsOf = async (folder: string): Promise<string[]> =>
  (await import(path.join(folder, 'scripts/lib/run.mjs'))).SITE

/** The built site as a child process, as `npm start` runs it. A restart keeps its address. */
export class SiteProcess {
  url = ''
  /** Its output: the last few lines help when a start fails. */
  output = ''
  /** The part of it on standard output. */
  standardOutput = ''
  private child: ChildProcess | undefined
  private port: number | undefined
  private readonly environment: Record<string, string>
  /** Another folder's build in place of ours. */
  private readonly folder: string | undefined

  constructor(environment: Record<string, string>, folder?: string) {
    this.environment = environment
    this.folder = folder
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  async start(): Promise<void> {
    this.port ??= await freePort()
    this.url = `http://localhost:${this.port}`
    const site = this.folder ? await flagsOf(this.folder) : SITE
    const child = spawn(process.execPath, site, {
      cwd: this.folder,
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        // The compile cache is shared by the many starts.
        NODE_COMPILE_CACHE: 'node_modules/.cache/compile',
        ...this.environment,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    this.output = ''
    this.standardOutput = ''
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-20_000)
        if (this.output.includes('CPT Recommends is at ')) resolve()
      }
      child.stdout?.on('data', (chunk: Buffer) => {
        this.standardOutput += chunk.toString()
        read(chunk)
      })
      child.stderr?.on('data', read)
      child.on('close', (code) => reject(new Error(`The site ended with ${code}: ${this.output}`)))
    })
  }

  /** Stops it as an operator would; resolves to its exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM')
  }

  /** Kills it, as in a power cut. */
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
