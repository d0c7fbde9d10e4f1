import type { Database } from '../../db/database.ts'
import { createSecretBox } from '../../plugins/auth/secret-box.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { createFetchFromSchool } from '../../plugins/outgoing/fetch-from-school.ts'
import { invalidInput } from '../../plugins/errors/problem-error.ts'
import { getOrganisation } from '../accounts/index.ts'
import type { Contents } from '../curriculum/index.ts'
import { previewRoster, type RosterReader } from '../roster/index.ts'
import { connect, disconnect, openConnection, readConnections } from './connection.ts'
import { fetchRoster } from './fetch-roster.ts'
import { sendResults } from './send-results.ts'

export interface UwlrNeeds {
  readonly database: Database
  readonly contents: Contents
  readonly rosterReader: RosterReader
  /** Of the installation: it seals the school's key. */
  readonly secret: string
  readonly allowsPrivateProviders: boolean
}

const noBrin = 'Vul eerst bij Instellingen het BRIN van de school in.'
/** An administration makes its list when it is asked. */
const timeoutMs = 60_000
/** As of a list that is uploaded. */
const maxBytes = 5_000_000

export function uwlrRoutes(needs: UwlrNeeds) {
  const { database, rosterReader, allowsPrivateProviders: allowsPrivate } = needs
  const { queries } = database
  const secretBox = createSecretBox(needs.secret, 'uwlr keys')
  const fetchFromSchool = createFetchFromSchool({
    allowsPrivate,
    service: 'de leerlingadministratie',
    timeoutMs,
    maxBytes,
  })

  const open = async (organisation_id: number) => {
    const connection = await openConnection(queries, organisation_id, secretBox)
    const { brin } = await getOrganisation(queries, organisation_id)
    if (brin === null) throw invalidInput(undefined, noBrin)
    return { connection, brin }
  }

  return defineHandlers({
    'GET /api/v1/begeleider/uwlr': ({ caller }) => readConnections(queries, caller.organisation_id),
    'PUT /api/v1/begeleider/uwlr': ({ caller, body, now }) =>
      database.transaction((transaction) =>
        connect(transaction, { caller, now }, body, { secretBox, allowsPrivate }),
      ),
    'DELETE /api/v1/begeleider/uwlr': async ({ transaction, caller, now }) => {
      await disconnect(transaction, { caller, now })
      return { connection: null }
    },
    'POST /api/v1/begeleider/uwlr/roster/preview': async ({ caller, now }) => {
      const { connection, brin } = await open(caller.organisation_id)
      const roster = await fetchRoster(fetchFromSchool, connection, { brin, now })
      return previewRoster(queries, rosterReader, caller, roster, { is_complete: true })
    },
    'POST /api/v1/begeleider/uwlr/results': async ({ caller, now }) =>
      sendResults(needs, fetchFromSchool, { caller, now, ...(await open(caller.organisation_id)) }),
  })
}
