/** The baseline: a bare Fastify that does one durable insert in the same engine, and sends bytes from memory. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import Fastify from 'fastify'

const folder = process.env['BENCH_DIR'] ?? '.'
const db = new Sqlite(join(folder, 'bare.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('CREATE TABLE IF NOT EXISTS answer (id INTEGER PRIMARY KEY, body TEXT NOT NULL)')
const insert = db.prepare('INSERT INTO answer (body) VALUES (?)')
const bytes = readFileSync(join(folder, 'step.json'))

const app = Fastify()
app.put('/answer', (request) => ({ id: Number(insert.run(JSON.stringify(request.body)).lastInsertRowid) }))
app.get('/step', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
