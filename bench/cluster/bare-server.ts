/** The baseline: a bare Fastify with one insert on the same PostgreSQL and the same number of connections. */
import Fastify from 'fastify'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query('CREATE TABLE IF NOT EXISTS bare_answer (id bigserial PRIMARY KEY, body text NOT NULL)')

const app = Fastify()
// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify waits for a promise.
app.put('/answer', async (request) => {
  const insert = 'INSERT INTO bare_answer (body) VALUES ($1) RETURNING id'
  const { rows } = await pool.query<{ id: string }>(insert, [JSON.stringify(request.body)])
  return { id: Number(rows[0]?.id) }
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
