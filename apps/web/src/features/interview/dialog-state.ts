import { interviewSetup } from './interview-setup.ts';

/** The dialogs over the interview, one at a time. An alert waits until no other dialog is open. */
export const dialogState = interviewSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: { guard: 'hasAlert', target: 'alert' },
      on: {
        ASK_TO_END: 'askingToEnd',
        ASK_TO_LEAVE: 'askingToLeave',
        OPEN_UPGRADE: 'upgrade',
        'ANSWER.ENDED': { guard: 'isTimeUp', target: 'timeUpSoon' },
        OFFER_BACKUP: {
          target: 'backup',
          actions: { type: 'offerBackup', params: ({ event }) => event },
        },
      },
    },
    alert: {
      exit: 'clearAlert',
      on: { CLOSE_DIALOG: 'none' },
    },
    /** The current answer is not saved, the earlier ones stay. */
    askingToEnd: { on: { STAY: 'none', ABORT: 'none' } },
    askingToLeave: { on: { STAY: 'none', LEAVE: 'none' } },
    timeUpSoon: { after: { timeUpDialog: 'timeUp' } },
    timeUp: { on: { CLOSE_DIALOG: 'none', OPEN_UPGRADE: 'upgrade' } },
    upgrade: { on: { CLOSE_DIALOG: 'none' } },
    backup: { on: { CLOSE_DIALOG: 'none', OPEN_UPGRADE: 'upgrade' } },
  },
});
