/** Something the person who starts the server has to change. It is shown as one line, without a stack. */
export class StartError extends Error {}
