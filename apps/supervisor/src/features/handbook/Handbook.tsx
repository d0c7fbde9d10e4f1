import { Fragment } from 'react'
import source from '../../../../../docs/begeleider.md?raw'
import { Panel } from '../../app/controls/index.ts'
import { useIsPrinting } from '../../app/controls/useIsPrinting.ts'
import {
  readHandbook,
  readSpans,
  searchHandbook,
  type HandbookBlock,
  type ParsedSection,
} from './read-handbook.ts'
import styles from './Handbook.module.css'
import { texts } from './texts.ts'

const sections = readHandbook(source)

export interface HandbookProps {
  /** The search text. If empty, all sections are shown. */
  readonly search: string
  /** Returns the app's own names for what the user searches. */
  readonly namesOf: (search: string) => readonly string[]
}

export function Handbook({ search, namesOf }: HandbookProps) {
  const isPrinting = useIsPrinting()
  const found = searchHandbook(sections, search, namesOf)
  if (found.length === 0) return <p>{texts.nothingFound}</p>
  return (
    <Panel>
      {found.map((section) => (
        <details key={`${section.title} ${search}`} open={isPrinting || search.trim() !== ''}>
          <summary className={styles.summary}>
            <h2>{section.title}</h2>
          </summary>
          <Blocks section={section} />
        </details>
      ))}
    </Panel>
  )
}

export function HandbookSection({ title }: { readonly title: string }) {
  const section = sections.find((candidate) => candidate.title.startsWith(title))
  return section && <Blocks section={section} />
}

const Blocks = ({ section }: { readonly section: ParsedSection }) => (
  <div className={styles.blocks}>
    {section.blocks.map((block, nr) => (
      <OneBlock key={nr} {...block} />
    ))}
  </div>
)

function OneBlock({ kind, lines }: HandbookBlock) {
  if (kind === 'heading') return <h3>{lines}</h3>
  if (kind === 'text') return <p>{lines.map(toSpans)}</p>
  const List = kind === 'list' ? 'ul' : 'ol'
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{toSpans(line)}</li>
      ))}
    </List>
  )
}

const tags = { text: Fragment, bold: 'b', italic: 'i', code: 'code' } as const

const toSpans = (line: string) =>
  readSpans(line).map(({ kind, text }, nr) => {
    const Tag = tags[kind]
    return <Tag key={nr}>{text}</Tag>
  })
