import { execFileSync } from 'node:child_process'
import { Client } from 'pg'
import { readProcessorMs } from '../report/process.ts'

export interface PostgresFigures {
  /** Bytes of its write-ahead log. */
  readonly wal: number
  /** Processor time of all its processes on this machine; NaN if unknown. */
  readonly processorMs: number
  readonly connections: number
}

export interface AnswerRows {
  readonly bytesPerAnswer: number
  readonly bytesPerChild: number
}

/** `main`: the pid of PostgreSQL's first process on this machine; null if it runs elsewhere. */
export async function watchPostgres(url: string, main: number | null) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const ask = async (statement: string): Promise<Record<string, number>> => {
    const { rows } = await client.query<Record<string, string>>(statement)
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
  }
  return {
    async look(): Promise<PostgresFigures> {
      const { wal = 0, connections = 0 } = await ask(
        `SELECT pg_current_wal_insert_lsn() - '0/0' AS wal, (
          SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
        ) AS connections`,
      )
      return { wal, connections, processorMs: main === null ? Number.NaN : familyOf(main) }
    },
    /** Measures the size of answers with their indexes, and of other rows. */
    async weigh(): Promise<AnswerRows> {
      await client.query('VACUUM FULL answer')
      const {
        answer = 0,
        answers = 0,
        children = 0,
        rest = 0,
      } = await ask(
        `SELECT pg_total_relation_size('answer') AS answer, (SELECT count(*) FROM answer) AS answers,
          (SELECT count(*) FROM student) AS children, (
            SELECT sum(pg_total_relation_size(quote_ident(table_name)::regclass)) FROM information_schema.columns
            WHERE column_name = 'student_id' AND table_schema = 'public' AND table_name <> 'answer'
          ) AS rest`,
      )
      return { bytesPerAnswer: answer / answers, bytesPerChild: rest / children }
    },
    end: () => client.end(),
  }
}

function familyOf(main: number): number {
  const others = execFileSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' })
  return [main, ...others.trim().split(/\s+/).map(Number)].reduce((sum, pid) => {
    const used = readProcessorMs(pid)
    return Number.isNaN(used) ? sum : sum + used
  }, 0)
}
