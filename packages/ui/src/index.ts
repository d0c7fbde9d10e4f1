export { GreatBurst } from './components/celebration/GreatBurst.tsx'
export { Button } from './components/button/Button.tsx'
export { getButtonClass, getBackLinkClass, type ButtonLook } from './components/button/button-class.ts'
export { Card } from './components/Card.tsx'
export { Celebration, LeafFall, Rays } from './components/celebration/Celebration.tsx'
export { Film } from './components/film/Film.tsx'
export { celebrations, type Joy } from './components/celebration/celebrations.ts'
export { joinClasses } from './components/join-classes.ts'
export { RadioOption } from './components/RadioOption.tsx'
export { Coin } from './components/coin-counter/Coin.tsx'
export { CoinCounter } from './components/coin-counter/CoinCounter.tsx'
export { DateField } from './components/DateField.tsx'
export { Dialog } from './components/dialog/Dialog.tsx'
export { FlipCard } from './components/FlipCard.tsx'
export { Glyph, type GlyphName } from './components/Glyph.tsx'
export { HiddenText } from './components/HiddenText.tsx'
export { IconButton } from './components/IconButton.tsx'
export { JungleScreen, OnTitleBoard, type JungleScreenProps } from './components/JungleScreen.tsx'
export { SpecialKeys } from './components/special-keys/SpecialKeys.tsx'
export { hasSpecialLetter, insertText } from './components/special-keys/special-keys.ts'
export { Loading } from './components/Loading.tsx'
export { useSkipByTap } from './components/motion/useSkipByTap.ts'
export { prefersLessMotion } from './components/motion/prefers-less-motion.ts'
export {
  NotificationProvider,
  useNotify,
  type NotificationAction,
  type NotificationType,
} from './components/notifications/NotificationProvider.tsx'
export { ProgressBar } from './components/progress-bar/ProgressBar.tsx'
export { SelectField, type SelectOption } from './components/SelectField.tsx'
export { default as shared } from './shared.module.css'
export { Slider } from './components/slider/Slider.tsx'
export { SpeakerButton } from './components/SpeakerButton.tsx'
export { SpeechBubble } from './components/SpeechBubble.tsx'
export { Star, StarChooser, Stars, type StarLevel } from './components/stars/Stars.tsx'
export { WritingArea, WritingField, type WritingFeedback } from './components/WritingField.tsx'
export { LeafSprig } from './components/LeafSprig.tsx'
export {
  TextField,
  FieldError,
  TextAreaField,
  type TextFieldProps,
} from './components/text-field/TextField.tsx'
