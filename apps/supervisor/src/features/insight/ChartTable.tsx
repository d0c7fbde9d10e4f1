import type { ReactNode } from 'react'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

/** The numbers of a chart as a table, for who asks for them. */
export function ChartTable({
  caption,
  head,
  rows,
}: {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <details className={layout.details}>
      <summary>{texts.asTable}</summary>
      <table className={layout.plainTable}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], index) => (
            <tr key={index}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
