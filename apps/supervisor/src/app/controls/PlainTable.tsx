import { HiddenText } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './PlainTable.module.css'

interface PlainTableProps {
  readonly caption: string
  readonly isCaptionHidden?: boolean
  readonly head: readonly string[]
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A small table of numbers that needs no sorting. */
export const PlainTable = ({ caption, isCaptionHidden = false, head, rows }: PlainTableProps) => (
  <table className={styles.table}>
    <caption>{isCaptionHidden ? <HiddenText>{caption}</HiddenText> : caption}</caption>
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
)
