import { contentBottom } from '../paper/canvas.ts'
import { writeFeet } from '../paper/foot.ts'
import { finish, openPaper } from '../paper/paper.ts'
import { layAnswers } from './answers.ts'
import { layColoring } from './color.ts'
import { layCutting } from './cut.ts'
import { layFillingIn } from './fill-in.ts'
import { layOwnSentences } from './own-sentences.ts'
import { partsOf } from './parts.ts'
import { planWorkbook } from './plan.ts'
import { layReading } from './read.ts'
import type { WorkbookStep } from './step.ts'
import { layTitlePage } from './title-page.ts'
import { layWriting } from './write.ts'

/**
 * The workbook (werkboek) of a step as a PDF, A4: a title page, six parts and the answers. It holds no name, so
 * that one file serves every child who practises these words.
 * @param createdAt what the document says of its making, now when left out; decides the bytes with the step
 */
export async function workbook(
  step: WorkbookStep,
  { createdAt = new Date() }: { createdAt?: Date } = {},
): Promise<Uint8Array> {
  const title = `Werkboek: ${step.label}`
  const paper = openPaper({ title, subject: step.rule, createdAt })
  const plan = planWorkbook(step)
  const parts = partsOf(plan)
  layTitlePage(
    paper,
    step,
    Object.values(parts).filter((part) => part !== null),
  )
  let y = layReading(paper, step, parts.read, contentBottom)
  y = layColoring(paper, plan.color, parts.color, y)
  y = layCutting(paper, plan.cuts, parts.cut, y)
  y = layWriting(paper, step, parts.write, y)
  if (parts.fillIn) y = layFillingIn(paper, plan.gaps, parts.fillIn, y)
  layOwnSentences(paper, parts.ownSentences, y)
  layAnswers(paper, plan, parts)
  writeFeet(paper, title)
  return finish(paper)
}
