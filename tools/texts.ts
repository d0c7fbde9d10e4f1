import { globSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '@letterliaan/exercises/logic'
import type { Catalogue } from '@letterliaan/texts'
import { homeFiles } from '@letterliaan/texts/home'
import { listTexts, screens } from '@letterliaan/texts/all'

/** Prints all texts of game and supervisor's app, for editors (docs/texts.md). `--csv`: for a spreadsheet. */

const root = join(import.meta.dirname, '..')
const spokenWords = { no: 'nee', yes: 'ja', 'of-step': 'ja, met de naam' } as const
const readers = { child: 'kind', adult: 'volwassene' } as const
const columns = ['scherm', 'bestand', 'sleutel', 'tekst', 'voorgelezen', 'voor']

/** The catalogue of each feature, and the shared texts. */
const supervisorFiles = await Promise.all(
  globSync('apps/supervisor/src/{app/texts/*,features/*/texts}.ts', { cwd: root })
    .toSorted()
    .map(async (path) => {
      const { texts } = (await import(join(root, path))) as { texts: Catalogue }
      const title = `Begeleider: ${/([\w-]+)(?:\/texts)?\.ts$/u.exec(path)?.[1]}`
      return { title, path, texts, isForAdults: true }
    }),
)

const files = [
  ...screens.map(({ title, file, texts }) => ({
    title,
    texts,
    path: `packages/texts/src/screens/${file}`,
    isForAdults: false,
  })),
  ...Object.values(templates).flatMap(({ name, texts }) =>
    texts
      ? [
          {
            title: `Oefening ${name}`,
            texts,
            path: `packages/exercises/src/templates/${name}/logic.ts`,
            isForAdults: false,
          },
        ]
      : [],
  ),
  ...supervisorFiles,
  ...homeFiles.map(({ file, texts }) => ({
    title: `Bladzijde voor thuis: ${file}`,
    texts,
    path: `packages/texts/src/home/${file}`,
    isForAdults: true,
  })),
]

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

const isCsv = process.argv.includes('--csv')
if (isCsv) console.log(columns.join(';'))
for (const { title, path, texts, isForAdults } of files) {
  if (!isCsv)
    console.log(`\n## ${title}\n\`${path}\`\n\n| sleutel | tekst | voorgelezen | voor |\n|---|---|---|---|`)
  for (const { key, text, spoken, reader } of listTexts(texts)) {
    const row = [key, text, spokenWords[spoken], readers[isForAdults ? 'adult' : reader]]
    console.log(isCsv ? [title, path, ...row].map(cell).join(';') : `| ${row.join(' | ')} |`)
  }
}
