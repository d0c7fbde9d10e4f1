import { schoolYear } from '@letterliaan/rules/calendar'
import { element } from '../../plugins/outgoing/write-xml.ts'
import type { FetchFromSchool } from '../../plugins/outgoing/fetch-from-school.ts'
import { writeBrin } from '../insight/index.ts'
import { askAdministration } from './ask-administration.ts'
import type { OpenConnection } from './connection.ts'

const namespace = 'http://www.edustandaard.nl/leerresultaten/2/leerlinggegevens'

export interface RosterQuestion {
  readonly brin: string
  /** Unix seconds. */
  readonly now: number
}

/** All children of the school ('Alles-in-één-overdracht'), as the EDEXML in an answer of UWLR. */
export async function fetchRoster(
  fetchFromSchool: FetchFromSchool,
  connection: OpenConnection,
  { brin, now }: RosterQuestion,
): Promise<Uint8Array> {
  const year = schoolYear(now)
  const body = element(
    'leerlinggegevens_verzoek',
    [element('schooljaar', `${year}-${year + 1}`), ...writeBrin(brin), element('xsdversie', '2.2')],
    { xmlns: namespace },
  )
  const url = connection.roster_url
  return Buffer.from(
    await askAdministration(fetchFromSchool, connection, { action: 'HaalLeerlinggegevens', url, body }),
  )
}
