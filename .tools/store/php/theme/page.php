<?php

declare(strict_types=1);

?><!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php
if (($_COOKIE['theme'] ?? '') !== 'ancient') {
    wp_body_open();
}
?>
<header><a href="<?php echo esc_url(home_url('/')); ?>"><?php bloginfo('name'); ?></a></header>
<main>
<?php
while (have_posts()) {
    the_post();
    the_title('<h1>', '</h1>');
    the_content();
}
?>
</main>
<?php wp_footer(); ?>
</body>
</html>
