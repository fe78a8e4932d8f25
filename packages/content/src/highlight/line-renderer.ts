import { type IGrammar, INITIAL, type IToken, type StateStack } from '@shikijs/vscode-textmate';
import { escapeHtml } from './escape-html.ts';

/** A piece of a line with the scopes of the grammar that it is in, outermost first. */
export type Token = Pick<IToken, 'startIndex' | 'endIndex' | 'scopes'>;

/** Highlights the lines of one piece of code, each to a string of HTML. */
export type RenderLines = (lines: readonly string[]) => string[];

interface RenderedLine {
  readonly html: string;
  readonly next: StateStack;
}

/** Longer lines are printed without colours. */
const longestLine = 1_000;
/**
 * Milliseconds after which a line is given up. The first lines of a language also wait for its
 * patterns to be made, and all wait on a busy machine: what runs out of time is read once more, with
 * more of it.
 */
const lineTimeLimits = [500, 4_000];
/** How many lines are remembered, and how many states of one depth are told apart. */
const mostLines = 4_000;
const mostStates = 100;

/**
 * Highlights code line by line. A third to three quarters of the lines of code in a documentation
 * stand in it more than once (imports, brackets, request headers), and in the same state of the
 * grammar a line always gives the same tokens: such a line is tokenised once.
 */
export function createLineRenderer(
  grammar: IGrammar,
  draw: (line: string, tokens: readonly Token[]) => string,
): RenderLines {
  const states = new Map<number, StateStack[]>();
  const known = new Map<StateStack, Map<string, RenderedLine>>();
  let count = 0;

  /** The grammar makes an object for each state; to be found again, equal ones must be the same. */
  const sameState = (state: StateStack): StateStack => {
    const ofDepth = states.get(state.depth) ?? [];
    const earlier = ofDepth.find((other) => isSame(other, state));
    if (!earlier && ofDepth.length < mostStates) states.set(state.depth, [...ofDepth, state]);
    return earlier ?? state;
  };
  const remember = (line: string, state: StateStack, rendered: RenderedLine) => {
    if (count++ === mostLines) {
      states.clear();
      known.clear();
      count = 0;
    }
    const ofState = known.get(state) ?? new Map<string, RenderedLine>();
    known.set(state, ofState.set(line, rendered));
  };
  const tokenise = (line: string, state: StateStack) => {
    const [first, last] = lineTimeLimits;
    const result = grammar.tokenizeLine(line, state, first);
    return result.stoppedEarly ? grammar.tokenizeLine(line, state, last) : result;
  };
  const render = (line: string, state: StateStack): RenderedLine => {
    const earlier = known.get(state)?.get(line);
    if (earlier) return earlier;
    const { tokens, ruleStack, stoppedEarly } = tokenise(line, state);
    const rendered = { html: draw(line, tokens), next: sameState(ruleStack) };
    // Whether a line is given up depends on how busy the machine is.
    if (!stoppedEarly) remember(line, state, rendered);
    return rendered;
  };

  return (lines) => {
    let state: StateStack = INITIAL;
    return lines.map((line) => {
      if (line.length > longestLine) return escapeHtml(line);
      const { html, next } = render(line, state);
      state = next;
      return html;
    });
  };
}

/** What `equals` leaves out decides how the next line is read. */
function isSame(one: StateStack, other: StateStack): boolean {
  return one.equals(other) && endsLine(one) === endsLine(other);
}

function endsLine(state: StateStack): boolean {
  return 'beginRuleCapturedEOL' in state && state.beginRuleCapturedEOL === true;
}
