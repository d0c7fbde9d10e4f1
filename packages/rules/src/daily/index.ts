export { countPracticeDays } from './practice-days.ts'
export {
  daysOfAnEgg,
  listHatchedAnimals,
  chooseDailyThing,
  chooseWeatherOfDay,
  type DayOfChild,
} from './today.ts'
