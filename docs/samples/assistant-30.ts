document.dispatchEvent(
  new CustomEvent('waymark:assistant', { detail: { question: 'How do I start?' } }),
);
export {};
