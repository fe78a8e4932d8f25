import type { Expression, Statement } from 'oxc-parser';

/**
 * Whether a statement is content that happens to be JavaScript, too: an element, a link
 * (`[Start](/start/)`), code in a line, words (`Note: this`). What does something is code.
 */
export function isContent(statement: Statement): boolean {
  switch (statement.type) {
    case 'ExpressionStatement':
      return !doesSomething(statement.expression);
    case 'LabeledStatement':
      return statement.body.type === 'ExpressionStatement';
    case 'BlockStatement':
      // An expression of MDX, `{name}`.
      return statement.body.length === 1 && statement.body.every(isContent);
    default:
      return false;
  }
}

function doesSomething(expression: Expression): boolean {
  switch (expression.type) {
    case 'AssignmentExpression':
    case 'AwaitExpression':
    case 'ImportExpression':
    case 'NewExpression':
    case 'TaggedTemplateExpression':
    case 'UpdateExpression':
      return true;
    case 'CallExpression':
      // A link of Markdown is a list that is called.
      return expression.callee.type !== 'ArrayExpression';
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return doesSomething(expression.expression);
    case 'UnaryExpression':
      if (expression.operator === 'delete') return true;
      // `-` and `+` begin the item of a list.
      return ['!', 'void'].includes(expression.operator) && doesSomething(expression.argument);
    case 'LogicalExpression':
      return doesSomething(expression.right);
    case 'ConditionalExpression':
      return doesSomething(expression.consequent) || doesSomething(expression.alternate);
    case 'SequenceExpression':
      return expression.expressions.some(doesSomething);
    default:
      return false;
  }
}
