import { contentBottom } from '../pdf/canvas.ts'
import { writeFooters } from '../pdf/footers.ts'
import { finishPdf, createPdf } from '../pdf/pdf-document.ts'
import { layOutAnswers } from './answers.ts'
import { layOutColoring } from './color.ts'
import { layOutCutting } from './cut.ts'
import { layOutFillingIn } from './fill-in.ts'
import { layOutOwnSentences } from './own-sentences.ts'
import { createPartHeadings } from './create-part-headings.ts'
import { planWorkbook } from './plan.ts'
import { layOutReading } from './read.ts'
import type { WorkbookStep } from './step.ts'
import { layOutTitlePage } from './title-page.ts'
import { layOutWriting } from './write.ts'

/** Renders one file for all children, without a name. Only `createdAt` (default now) and the step decide its bytes. */
export async function renderWorkbook(
  step: WorkbookStep,
  { createdAt = new Date() }: { createdAt?: Date } = {},
): Promise<Uint8Array> {
  const title = `Werkboek: ${step.label}`
  const paper = createPdf({ title, subject: step.rule, createdAt })
  const plan = planWorkbook(step)
  const parts = createPartHeadings(plan)
  layOutTitlePage(
    paper,
    step,
    Object.values(parts).filter((part) => part !== null),
  )
  let y = layOutReading(paper, step, parts.read, contentBottom)
  y = layOutColoring(paper, plan.color, parts.color, y)
  y = layOutCutting(paper, plan.cuts, parts.cut, y)
  y = layOutWriting(paper, step, parts.write, y)
  if (parts.fillIn) y = layOutFillingIn(paper, plan.gaps, parts.fillIn, y)
  layOutOwnSentences(paper, parts.ownSentences, y)
  layOutAnswers(paper, plan, parts)
  writeFooters(paper, title)
  return finishPdf(paper)
}
