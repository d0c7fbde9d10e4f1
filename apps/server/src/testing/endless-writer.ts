import { openDatabase } from '../db/database.ts'

/** Writes rows until killed. Prints a row only after the database confirmed that it is on disk. */
const [, , file = '', url = null] = process.argv
const fail = (error: Error): never => {
  throw error
}
const database = await openDatabase({ url, file, onLost: fail, onIdleError: fail })

const write = async (row: number): Promise<void> => {
  await database.transaction(async (transaction) => {
    await transaction
      .insertInto('setting')
      .values({ name: String(row), value: '' })
      .execute()
  })
  process.stdout.write(`${row}\n`)
}

for (let row = 0; ; row += 20) await Promise.all(Array.from({ length: 20 }, (_, at) => write(row + at)))
