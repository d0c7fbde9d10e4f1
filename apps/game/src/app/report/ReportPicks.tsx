import type { ReportKind } from '@letterliaan/contract'
import { reportTexts } from '@letterliaan/texts/report'
import { RadioOption, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { reportPicks, type ReportPick } from './report-form.ts'
import layout from '../shell/layout.module.css'
import styles from './ReportPicks.module.css'

const lines = [reportTexts.whatIsWrong, ...reportPicks.map(({ label }) => label)]

export interface ReportPicksProps {
  readonly value: ReportKind | null
  readonly onPick: (pick: ReportPick) => void
}

export function ReportPicks({ value, onPick }: ReportPicksProps) {
  const { speaker, textOf } = useReadAloud(lines, { auto: value === null })
  const picked = reportPicks.find(({ kind }) => kind === value)
  return (
    <fieldset className={layout.stack2}>
      <legend className={joinClasses(shared.inline, styles.question)}>
        {textOf(0)}
        {speaker}
      </legend>
      <div className={styles.pictures}>
        {reportPicks.map((pick, at) => (
          <RadioOption
            key={pick.kind}
            look="picture"
            name="report-kind"
            isChosen={pick.kind === value}
            onChoose={() => onPick(pick)}
          >
            <Picture name={pick.picture} size="min(100%, 4rem)" />
            <span>{textOf(at + 1)}</span>
          </RadioOption>
        ))}
      </div>
      <output>{picked && <WhatNext pick={picked} />}</output>
    </fieldset>
  )
}

function WhatNext({ pick: { title } }: { readonly pick: ReportPick }) {
  const next = [title, reportTexts.pressSendHint]
  const { speaker, textOf } = useReadAloud(next, { auto: true })
  return (
    <span className={joinClasses(shared.line, styles.next)}>
      <span>
        <b>{textOf(0)}.</b> {textOf(1)}
      </span>
      {speaker}
    </span>
  )
}
