import { daySeconds } from '@letterliaan/rules/calendar'
import type { Column } from '../../db/personal-data/owned-rows.ts'
import { columnTexts } from '../../db/personal-data/columns/columns.ts'
import { commonColumns } from '../../db/personal-data/columns/common-columns.ts'
import {
  seenByTexts,
  type ImpersonalTexts,
  type PersonalTexts,
} from '../../db/personal-data/columns/column-texts.ts'
import type { Keeping, Table } from '../../db/personal-data/description.ts'
import { describe, keepingsOf, tableNames } from '../../db/personal-data/read-description.ts'
import { browserStorage, type StoredInBrowser } from './browser-storage.ts'

const owners = [
  ['child', 'Van een kind'],
  ['user', 'Van een account, van een kind of een medewerker'],
  ['supervisor', 'Van een medewerker'],
  ['organisation', 'Van de school, met wie iets deed'],
  ['installation', 'Van de server'],
] as const

const asLongAs = {
  child: 'zolang de school het kind bewaart',
  user: 'zolang het account bestaat',
  supervisor: 'zolang de medewerker een account heeft',
  organisation: 'zolang de school het bewaart',
  installation: 'zolang de server bestaat',
  nobody: 'zolang de server bestaat',
} as const

const isPersonal = (texts: PersonalTexts | ImpersonalTexts): texts is PersonalTexts => 'columns' in texts

/** The Dutch page of what is kept of whom: made of the descriptions and of the columns of the database. */
export function writePrivacyPage(columns: readonly Column[]): string {
  const impersonal = tableNames.flatMap((table) => {
    const texts: PersonalTexts | ImpersonalTexts = columnTexts[table]
    return isPersonal(texts) ? [] : [`| \`${table}\` | ${texts.holds} |`]
  })
  const parts = owners.flatMap(([owner, title]) => {
    const personal = tableNames.flatMap((table) => {
      const texts: PersonalTexts | ImpersonalTexts = columnTexts[table]
      return describe(table).owner === owner && isPersonal(texts) ? writeTable(table, texts, columns) : []
    })
    return personal.length === 0 ? [] : [[`## ${title}`], personal].flat()
  })
  return [
    '<!-- Made by `npm run privacy`: change apps/server/src/db/personal-data/columns and run it again. -->',
    '# Wat Letterliaan van mensen bewaart',
    introduction,
    ...parts,
    '## Zonder gegevens van mensen',
    ['| tabel | wat erin staat |', '|---|---|', ...impersonal].join('\n'),
    '## Op het apparaat',
    device,
    [
      '| waar | naam | wat | waarom | tot wanneer |',
      '|---|---|---|---|---|',
      ...browserStorage.map(writeStored),
    ].join('\n'),
    files,
    '',
  ].join('\n\n')
}

const introduction = `Deze bladzijde wordt gemaakt uit de database zelf: elke tabel en elke kolom staat erin. Een test slaagt niet als er een
ontbreekt. De school is verantwoordelijk voor deze gegevens; wie de server beheert verwerkt ze voor haar
([verwerkersovereenkomst](verwerkersovereenkomst.md), [DPIA](dpia.md)). Wie de server beheert kan bij alles wat niet is versleuteld.
Naar een derde gaat alleen wat zij instelt: mail, een inlogdienst van de school, een eigen spraakdienst. Een andere school ziet niets.

‘Zolang de school het kind bewaart’: een beheerder wist een kind, en de server wist dan al zijn regels. Een kind dat lang niet was
ingelogd wordt voorgesteld om te wissen; de school kiest na hoeveel maanden (eerst 24). Gewiste gegevens staan nog in reservekopieën tot
die zijn opgeruimd; wie een oude terugzet, wist ze opnieuw.`

const device = `Letterliaan volgt niemand en gebruikt niets van anderen. Alles hieronder is nodig voor wat iemand vraagt; daarom is er geen
toestemming voor nodig (artikel 11.7a, derde lid, van de Telecommunicatiewet).`

const files = `## In bestanden

In \`DATA_DIR\` staan buiten de database: ingesproken woorden (de stem van een medewerker), eigen plaatjes van de school, gemaakte
geluiden, het geheim van de server en \`erased.json\` met nummers van wie is gewist. Reservekopieën hebben dit alles ook
([operations.md](operations.md)).`

function writeTable(table: Table, texts: PersonalTexts, columns: readonly Column[]): string {
  const rows = columns
    .filter((column) => column.table === table)
    .map(({ name }) => `| \`${name}\` | ${sayColumn(texts, name)} |`)
  return [
    `### ${texts.title} (\`${table}\`)`,
    [
      `- Waarom: ${texts.why}.`,
      `- Hoelang: ${sayHowLong(table)}.`,
      `- Wie ziet het: ${seenByTexts[texts.seenBy]}.`,
    ].join('\n'),
    ['| kolom | wat erin staat |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}

/** Throws for a column without a line. */
function sayColumn({ columns }: PersonalTexts, name: string): string {
  const said =
    (columns as Readonly<Record<string, string>>)[name] ??
    (commonColumns as Readonly<Record<string, string>>)[name]
  if (said === undefined) throw new Error(`${name} has no line in db/personal-data/columns`)
  return said
}

function sayHowLong(table: Table): string {
  const { kept, owner } = describe(table)
  if (kept !== null && 'asLongAs' in kept) return 'tot kort nadat het niet meer werkt'
  if (kept !== null && 'monthsOf' in kept) return 'zo lang als de school kiest (eerst 36 maanden)'
  const keepings = keepingsOf(table)
  if (keepings.length === 0) return asLongAs[owner]
  const isAll = keepings.some(({ only }) => only === undefined || only.isNot !== undefined)
  const said = [...new Set(keepings.map(sayKeeping))].join('; ')
  return isAll ? said : `${asLongAs[owner]}; ${said}`
}

function sayKeeping({ seconds, since, only }: Keeping<string>): string {
  const which = only?.is === undefined ? '' : 'waar het kind is en wat het doet: '
  if (seconds === 0) return `${which}tot het niet meer geldt (\`${since[0]}\`)`
  const days = seconds / daySeconds
  const time = days >= 1 ? `${days} ${days === 1 ? 'dag' : 'dagen'}` : `${Math.ceil(seconds / 60)} minuten`
  return `${which}${time} na \`${since.join('` of `')}\``
}

const writeStored = ({ place, name, holds, why, until }: StoredInBrowser): string =>
  `| ${place} | \`${name.trim()}\` | ${holds} | ${why} | ${until} |`
