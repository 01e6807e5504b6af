import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'

export interface Peer {
  url: string
  stop(): Promise<void>
}

async function until(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

async function whenReady(child: ChildProcess, port: number, folder: string): Promise<Peer> {
  const url = `http://127.0.0.1:${port}/`
  await until(url)
  return {
    url,
    stop: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The minimum of Fastify: one constant string, no hook, no header. */
export async function startPlainFastify(body: Buffer, contentType: string): Promise<Peer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'body'), body)
  const program = `
    import Fastify from 'fastify'
    import { readFileSync } from 'node:fs'
    const body = readFileSync(process.env.BODY)
    const app = Fastify()
    app.get('/*', (_request, reply) => reply.header('content-type', process.env.TYPE).send(body))
    await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BODY: path.join(folder, 'body'),
      TYPE: contentType,
      PORT: String(port),
    },
    stdio: 'inherit',
  })
  return whenReady(child, port, folder)
}

/** The minimum for notifications: a bare Fastify that inserts each into one table. */
export async function startPlainIntake(databaseUrl: string | undefined): Promise<Peer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const port = await freePort()
  const program = `
    import Fastify from 'fastify'
    import pg from 'pg'
    import { DatabaseSync } from 'node:sqlite'
    const app = Fastify()
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.get('/', () => 'OK')
    let store
    if (process.env.DATABASE) {
      const pool = new pg.Pool({ connectionString: process.env.DATABASE })
      await pool.query('create table "plainIntake" ("body" text not null)')
      store = (body) => pool.query('insert into "plainIntake" values ($1)', [body])
    } else {
      const db = new DatabaseSync(process.env.FOLDER + '/plain.sqlite')
      db.exec('pragma journal_mode = wal; pragma synchronous = full; create table intake (body text)')
      const insert = db.prepare('insert into intake values (?)')
      store = async (body) => insert.run(body)
    }
    app.post('/*', async (request) => {
      await store(request.body)
      return 'OK'
    })
    await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FOLDER: folder,
      DATABASE: databaseUrl ?? '',
      PORT: String(port),
    },
    stdio: 'inherit',
  })
  return whenReady(child, port, folder)
}

/** Debian's nginx with one worker, serving the same bytes as a file. */
export async function startNginx(body: Buffer, contentType: string): Promise<Peer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-nginx-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'body'), body)
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     user root;
     events { worker_connections 512; }
     http { access_log off; sendfile on; default_type "${contentType}";
       client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
       uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
       open_file_cache max=10; keepalive_requests 1000000;
       server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /body =404; } } }`,
  )
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' })
  return whenReady(child, port, folder)
}
