import type { Question, TaskMessage } from './tasks.ts';

/** Tasks that wait for a thread: what somebody waits for goes before what is only expected. */
export interface TaskQueue {
  add(message: TaskMessage): void;
  /** The task to do now. */
  take(): Question | undefined;
}

/** A queue without tasks. */
export function createTaskQueue(): TaskQueue {
  const awaited: Question[] = [];
  const expected = new Map<number, Question>();
  const takeExpected = (id: number | undefined) => {
    const question = id === undefined ? undefined : expected.get(id);
    if (question) expected.delete(question.id);
    return question;
  };
  return {
    add(message) {
      if ('task' in message && message.isExpected) {
        expected.set(message.id, message);
        return;
      }
      const question = 'task' in message ? message : takeExpected(message.awaited);
      if (question) awaited.push(question);
    },
    take: () => awaited.shift() ?? takeExpected(expected.keys().next().value),
  };
}
