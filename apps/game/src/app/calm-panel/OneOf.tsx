import type { SpokenLine } from '@letterliaan/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { RadioOption } from '@letterliaan/ui'
import { useId, type CSSProperties, type ReactNode } from 'react'
import layout from '../shell/layout.module.css'

export interface OneOfOption<Value extends string | number> {
  readonly value: Value
  readonly label: string
  readonly sign?: ReactNode
  readonly style?: CSSProperties
}

export interface OneOfProps<Value extends string | number> {
  readonly legend: SpokenLine
  readonly options: readonly OneOfOption<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

export function OneOf<Value extends string | number>({
  legend,
  options,
  value,
  onChoose,
}: OneOfProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={layout.heading}>
        <SpokenText line={legend} />
      </legend>
      <div className={layout.options}>
        {options.map((option) => (
          <RadioOption
            key={option.value}
            look="words"
            name={name}
            isChosen={option.value === value}
            style={option.style}
            onChoose={() => onChoose(option.value)}
          >
            {option.sign !== undefined && <span aria-hidden="true">{option.sign}</span>}
            {option.label}
          </RadioOption>
        ))}
      </div>
    </fieldset>
  )
}
