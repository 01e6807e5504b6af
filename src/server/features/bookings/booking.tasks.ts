import type { AnswerSpeedService } from '#server/features/bookings/answer-speed/answer-speed.service.ts'
import { dailyAt, everyMinutes } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { BookingStepsService } from './booking-steps.service.ts'

export const createBookingTasks = (
  steps: BookingStepsService,
  answerSpeed: AnswerSpeedService,
): Task[] => [
  {
    name: 'booking-steps',
    title: 'Bookings',
    description:
      'Reminds owners and visitors, ends requests without an answer and visits that are over.',
    next: everyMinutes(5),
    run: async () => `Bookings handled: ${await steps.runDue()}.`,
  },
  {
    name: 'answer-speed',
    title: 'How fast owners answer',
    description: 'Recounts the last 90 days for the line on the public page.',
    next: dailyAt(4),
    run: async () => `Businesses counted: ${await answerSpeed.refreshAll()}.`,
  },
]
