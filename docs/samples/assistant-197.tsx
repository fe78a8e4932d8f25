/** @jsxImportSource react */
import { useAssistant } from '@waymark/client/react';

export function Assistant() {
  const { error, messages, sendMessage, status } = useAssistant({
    api: 'https://docs.acme.example/v1/assistant/my-docs/message',
    apiKey: 'wmpk_live_…',
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sendMessage({ text: String(new FormData(event.currentTarget).get('question')) });
      }}
    >
      {messages.map(({ id, parts, role }) => (
        <div key={id} className={role}>
          {parts.map((part) =>
            part.type === 'text' ? (
              <p key="text">{part.text}</p>
            ) : (
              <a key={part.sourceId} href={part.url}>
                {part.title}
              </a>
            ),
          )}
        </div>
      ))}
      {error && <p role="alert">{error.message}</p>}
      <input name="question" aria-label="Question" required />
      <button type="submit">{status === 'ready' ? 'Ask' : 'Ask something else'}</button>
    </form>
  );
}
