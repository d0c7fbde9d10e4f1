import { openDatabase } from '../db/database.ts'

/** Locks a row, or works exclusively, until killed. Prints when it has the lock. */
const [, , url = '', what = 'row', statementMs = ''] = process.argv
const fail = (error: Error): never => {
  throw error
}
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const database = await openDatabase({
  url,
  file: '',
  onLost: fail,
  onIdleError: () => {},
  statementMs: Number(statementMs),
})

const hold = async (): Promise<void> => {
  say('held')
  await new Promise((resolve) => process.stdin.once('data', resolve))
}

let runs = 0
/** A transaction that is lost before its end runs again (OPS-11), but the second run does nothing. */
const holdRow = (): Promise<void> =>
  database.transaction(async (transaction) => {
    if (++runs > 1) return say('begins again')
    await transaction
      .updateTable('setting')
      .set({ value: 'of the frozen one' })
      .where('name', '=', 'held')
      .execute()
    await hold()
    await transaction.insertInto('setting').values({ name: 'too late', value: '' }).execute()
  })

await (what === 'row' ? holdRow() : database.exclusively(hold)).then(
  () => say('done'),
  () => say('lost'),
)
const rows = await database.queries.selectFrom('setting').select('name').execute()
say(`goes on with ${rows.length > 0 ? 'what is there' : 'nothing'}`)
await database.close()
process.exit(0)
